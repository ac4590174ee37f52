import { isPlainDate, mayDo } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { DateInput, Form, Heading, Link, RadioGroup, Stack, Text, TextArea } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { today } from "../../../session/server-clock.ts";
import { useSession } from "../../../session/use-session.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type BooksState, everyDecision, kwan, q } from "./books-queries.ts";
import { lastMonthEnd } from "./months.ts";

const kind = "close_books";

const closing = z.object({
  closed_until: z.string().check(z.refine(isPlainDate, { error: () => m.books_day_missing() })),
  ground: z.string({ error: () => m.books_ground_missing() }),
  reason: reasonText,
});

/** Until when the books are closed, the open proposal, and the form to propose another day. A reviewer approves. */
export function CloseBooks({ books: { id, closed_until } }: { books: BooksState }) {
  const role = useSession().user?.role;
  const proposals = useQuery(q.decisions.list({ kind, state: "proposed", limit: 1 })).data?.results;
  const day = proposals?.[0]?.changes[0]?.after;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.books_closing()}</Heading>
      <Text>{closed_until ? m.books_closed_until({ day: dayInWords(closed_until) }) : m.books_never_closed()}</Text>
      {day && (
        <Text>
          {m.books_proposed({ day })} <Link href={pathOf("/decisions")}>{m.books_open_decisions()}</Link>
        </Text>
      )}
      {proposals?.length === 0 && role !== undefined && mayDo(role, "books.close") && (
        <div>
          <DialogButton label={m.books_propose()} title={decisionRow(kind).title}>
            {(close) => (
              <Stack>
                <Text>{decisionRow(kind).summary}</Text>
                <CloseForm id={id} onDone={close} />
              </Stack>
            )}
          </DialogButton>
        </div>
      )}
    </Stack>
  );
}

function CloseForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { title, fields, grounds } = decisionRow(kind);
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: closing,
    send: async ({ closed_until, ground, reason }) => {
      await kwan.decisions.propose({ kind, subject: id, details: { closed_until }, ground, reason });
      toaster.add({ type: "success", message: m.books_proposed_done() });
      onDone();
      await client.invalidateQueries({ queryKey: everyDecision });
    },
  });
  return (
    <Form aria-label={title} errors={errors} onSubmit={onSubmit}>
      <DateInput
        label={fields.closed_until?.label ?? ""}
        hint={fields.closed_until?.hint}
        {...field("closed_until")}
        defaultValue={lastMonthEnd(today())}
      />
      <RadioGroup
        label={m.books_ground()}
        {...field("ground")}
        options={Object.entries(grounds).map(([value, label]) => ({ value, label }))}
      />
      <TextArea required label={m.books_reason()} {...field("reason")} limit={1000} />
      <FormButtons label={m.books_propose()} isSending={isSending} />
    </Form>
  );
}
