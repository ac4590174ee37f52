import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { base } from "../../../paths.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { toastText } from "../../../words/call-errors.ts";
import { hrefOf } from "./columns.tsx";
import { kwan, readAgain, type Task } from "./queries.ts";
import type { claimFilterOf } from "./task-filter.ts";

/**
 * Returns functions that take, release and open tasks, one at a time. After an error, shows a message and reloads the
 * list.
 */
export function useTaskActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const tried = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      toaster.add({ type: "error", message: toastText(cause) });
      await readAgain(client);
    } finally {
      setBusy(false);
    }
  };
  const open = (task: Task) => navigate(hrefOf(task).slice(base.length));
  return {
    isBusy,
    open: (task: Task) => void open(task),
    /** Takes the next task that matches the filters, and opens its page. */
    takeNext: (claimFilter: ReturnType<typeof claimFilterOf>) =>
      void tried(async () => {
        const { task } = await kwan.tasks.claimNext(claimFilter);
        await readAgain(client);
        if (task) await open(task);
        else toaster.add({ type: "info", message: m.tasks_none_left() });
      }),
    takeOrRelease: (task: Task) =>
      void tried(async () => {
        if (task.is_mine) await kwan.tasks.release(task.id);
        else await kwan.tasks.claim(task.id);
        toaster.add({ type: "success", message: task.is_mine ? m.tasks_released() : m.tasks_taken() });
        await readAgain(client);
      }),
    readAgain: () => readAgain(client),
  };
}
