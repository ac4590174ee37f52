import { Button, type Column, Heading, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { timeInWords } from "../../frame/in-words.ts";
import { PagedTable } from "../../frame/PagedTable.tsx";
import { toaster } from "../../frame/toaster.ts";
import { everyStaff, kwan, q, type Undelivered } from "./queries.ts";

const columns: readonly Column<Undelivered>[] = [
  { key: "to", header: "To", cell: ({ to }) => to },
  { key: "purpose", header: "What it was", cell: ({ purpose }) => purpose },
  { key: "failed", header: "Given up", cell: ({ failed_at, tries }) => `${timeInWords(failed_at)}, try ${tries}` },
  { key: "error", header: "Why", cell: ({ last_error }) => last_error, width: "wide" },
  { key: "again", header: "Again", hideHeader: true, cell: (message) => <Again message={message} /> },
];
const keyOf = ({ id }: Undelivered) => id;

function Again({ message: { id, to } }: { message: Undelivered }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => kwan.staff.retryUndelivered(id),
    onSuccess: async () => {
      toaster.add({ type: "success", message: `The message to ${to} is on its way again.` });
      await client.invalidateQueries({ queryKey: everyStaff });
    },
  });
  return (
    <Button
      tone="secondary"
      size="small"
      busy={retry.isPending}
      aria-label={`Try again: ${to}`}
      onClick={() => retry.mutate()}
    >
      Try again
    </Button>
  );
}

/** Emails and texts that did not arrive and are no longer tried by themselves. */
export function UndeliveredMessages() {
  const query = useInfiniteQuery(q.staff.undelivered.infinite({ limit: 50 }));
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Messages that did not arrive</Heading>
      <Text tone="secondary">They were tried several times. Mend the cause, then try them again.</Text>
      <PagedTable
        query={query}
        of="the undelivered messages"
        columns={columns}
        rowKey={keyOf}
        empty="Every message arrived."
      />
    </Stack>
  );
}
