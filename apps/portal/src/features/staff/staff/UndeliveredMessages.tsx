import { Button, type Column, Heading, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { everyStaff, kwan, q, type Undelivered } from "./queries.ts";

const lastAttempt = ({ failed_at, tries }: Undelivered) =>
  m.staff_attempts({ time: timeInWords(failed_at), count: tries });

const columns = (): readonly Column<Undelivered>[] => [
  { key: "to", header: m.staff_to(), cell: ({ to }) => to },
  { key: "purpose", header: m.staff_message_type(), cell: ({ purpose }) => purpose },
  { key: "failed", header: m.staff_last_attempt(), cell: lastAttempt },
  { key: "error", header: m.staff_error(), cell: ({ last_error }) => last_error, width: "wide" },
  { key: "again", header: m.staff_resend(), hideHeader: true, cell: (message) => <Again message={message} /> },
];
const keyOf = ({ id }: Undelivered) => id;

function Again({ message: { id, to } }: { message: Undelivered }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => kwan.staff.retryUndelivered(id),
    onSuccess: async () => {
      toaster.add({ type: "success", message: m.staff_resending({ to }) });
      await client.invalidateQueries({ queryKey: everyStaff });
    },
  });
  return (
    <Button
      tone="secondary"
      size="small"
      busy={retry.isPending}
      aria-label={m.staff_resend_to({ to })}
      onClick={() => retry.mutate()}
    >
      {m.staff_resend()}
    </Button>
  );
}

/** Lists emails and SMS messages that were not delivered and will not be sent again automatically. */
export function UndeliveredMessages() {
  const query = useInfiniteQuery(q.staff.undelivered.infinite({ limit: 50 }));
  return (
    <Stack as="section" space="small" id="undelivered">
      <Heading level={2}>{m.staff_undelivered()}</Heading>
      {query.data?.pages[0]?.count ? <Text tone="secondary">{m.staff_undelivered_text()}</Text> : null}
      <PagedTable
        query={query}
        of={m.staff_the_undelivered()}
        columns={columns()}
        rowKey={keyOf}
        empty={m.staff_no_undelivered()}
      />
    </Stack>
  );
}
