import { Button, type Column, Heading, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { toaster } from "../../toasts/toaster.ts";
import { timeInWords } from "../../words/dates-and-money.ts";
import { everyStaff, kwan, q, type Undelivered } from "./queries.ts";

const lastAttempt = ({ failed_at, tries }: Undelivered) =>
  `${timeInWords(failed_at)}, ${tries} ${tries === 1 ? "attempt" : "attempts"}`;

const columns: readonly Column<Undelivered>[] = [
  { key: "to", header: "To", cell: ({ to }) => to },
  { key: "purpose", header: "Type", cell: ({ purpose }) => purpose },
  { key: "failed", header: "Last attempt", cell: lastAttempt },
  { key: "error", header: "Error", cell: ({ last_error }) => last_error, width: "wide" },
  { key: "again", header: "Resend", hideHeader: true, cell: (message) => <Again message={message} /> },
];
const keyOf = ({ id }: Undelivered) => id;

function Again({ message: { id, to } }: { message: Undelivered }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => kwan.staff.retryUndelivered(id),
    onSuccess: async () => {
      toaster.add({ type: "success", message: `We are sending the message to ${to} again.` });
      await client.invalidateQueries({ queryKey: everyStaff });
    },
  });
  return (
    <Button
      tone="secondary"
      size="small"
      busy={retry.isPending}
      aria-label={`Resend: ${to}`}
      onClick={() => retry.mutate()}
    >
      Resend
    </Button>
  );
}

/** Emails and texts that did not arrive and will not be sent again automatically. */
export function UndeliveredMessages() {
  const query = useInfiniteQuery(q.staff.undelivered.infinite({ limit: 50 }));
  return (
    <Stack as="section" space="small" id="undelivered">
      <Heading level={2}>Undelivered messages</Heading>
      <Text tone="secondary">We tried to send these several times. Fix the cause, then resend.</Text>
      <PagedTable
        query={query}
        of="the undelivered messages"
        columns={columns}
        rowKey={keyOf}
        empty="No undelivered messages."
      />
    </Stack>
  );
}
