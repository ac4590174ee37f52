import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toaster } from "../../frame/toaster.ts";
import { errorsOf } from "../../frame/use-send.ts";
import { everyNotification, q } from "./queries.ts";

/** Marks some notifications as read, or without ids all of them; the badge follows. */
export function useMarkAsRead() {
  const client = useQueryClient();
  return useMutation({
    ...q.notifications.markAsRead(),
    onSuccess: () => client.invalidateQueries({ queryKey: everyNotification }),
    onError: (cause) => toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? "" }),
  });
}
