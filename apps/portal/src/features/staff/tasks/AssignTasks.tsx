import { Combobox, Dialog, Form, Skeleton, Stack, Text, TextArea } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { Region } from "../../../queries/Region.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { allColleagues, type Colleague, kwan, type Task } from "./queries.ts";

export type AssignTasksProps = {
  tasks: readonly Task[];
  onClose: () => void;
  onAssigned: () => Promise<unknown>;
};

/** Assigns the selected tasks to a colleague, who is notified. */
export function AssignTasks({ tasks, onClose, onAssigned }: AssignTasksProps) {
  return (
    <Dialog open onOpenChange={onClose} heading={m.tasks_assign_count({ count: tasks.length })}>
      <Region query={useQuery(allColleagues())} of={m.tasks_the_colleagues()} skeleton={<Skeleton lines={3} />}>
        {(colleagues) => <AssignForm colleagues={colleagues} tasks={tasks} onClose={onClose} onAssigned={onAssigned} />}
      </Region>
    </Dialog>
  );
}

const labelOf = ({ name, branch_name, open_tasks }: Colleague) =>
  m.tasks_colleague({ name, branch: branch_name ?? m.tasks_every_branch(), count: open_tasks });

const missing = { error: () => m.tasks_colleague_missing() };
const assignee = z.string(missing).check(z.minLength(1, missing));
const schemas = {
  free: z.object({ assignee, reason: z.optional(reasonText) }),
  taken: z.object({ assignee, reason: reasonText }),
};

function AssignForm({
  colleagues,
  tasks,
  onClose,
  onAssigned,
}: AssignTasksProps & { colleagues: readonly Colleague[] }) {
  const holders = [
    ...new Set(tasks.flatMap(({ claimed_by, is_mine }) => (claimed_by && !is_mine ? claimed_by.name : []))),
  ];
  const { errors, field, isSending, onSubmit } = useSend({
    schema: schemas[holders.length > 0 ? "taken" : "free"],
    send: async ({ assignee, reason }) => {
      const { assigned } = await kwan.tasks.assign({ tasks: tasks.map(({ id }) => id), assignee, reason });
      const name = colleagues.find(({ id }) => id === assignee)?.name ?? "";
      toaster.add({ type: "success", message: m.tasks_assigned({ count: assigned, name }) });
      onClose();
      await onAssigned();
    },
  });
  return (
    <Form aria-label={m.tasks_assign()} errors={errors} onSubmit={onSubmit}>
      <Stack>
        <Combobox
          required
          label={m.tasks_assign_to()}
          {...field("assignee")}
          options={colleagues.map((colleague) => ({ value: colleague.id, label: labelOf(colleague) }))}
        />
        <Text tone="secondary">{m.tasks_assign_hint()}</Text>
        {holders.length > 0 && (
          <TextArea
            required
            label={m.tasks_take_over_why()}
            hint={m.tasks_take_over_hint({ names: holders.join(", ") })}
            {...field("reason")}
            limit={1000}
          />
        )}
        <FormButtons label={m.tasks_assign()} isSending={isSending} onCancel={onClose} />
      </Stack>
    </Form>
  );
}
