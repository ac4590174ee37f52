import { formatCedis } from "@kwan/domain";
import { type KindRow, type QuoteLine, quote, totalOf } from "@kwan/domain/kinds";
import { Banner, Button, Form, LineItems, Link, LinkButton, Stack, Text, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { useKeptForm } from "../../../../forms/kept-form.ts";
import { useSend } from "../../../../forms/use-send.ts";
import { today } from "../../../../session/server-clock.ts";
import { useFormPlace } from "../form-place.ts";
import type { Application } from "../queries.ts";
import { AnswerSections, type AnswerSectionsProps } from "./AnswerSections.tsx";
import { type MissingPart, missingParts } from "./missing-parts.ts";
import { errorInWords, stepOf } from "./rejected-fields.ts";
import { TooSoon } from "./TooSoon.tsx";
import type { Draft } from "./use-draft.ts";

export type CheckStepProps = AnswerSectionsProps & {
  draft: Draft;
  onSent: (application: Application) => void;
};

const schema = z.object({ message: z._default(z.string(), "") });

/** Shows all answers with links to change them, the cost, and the button that submits the application. */
export function CheckStep({ draft, onSent, ...answers }: CheckStepProps) {
  const { row, application, hrefOf } = answers;
  const { documents } = application;
  const isFirst = application.status === "draft";
  const { storedText, onInput, forget } = useKeptForm(`reply-${application.id}`);
  const { errors, isSending, onSubmit } = useSend({
    schema,
    send: async ({ message }) => {
      const moved = await draft.move(isFirst ? "submit" : "resubmit", message.trim() || undefined);
      forget();
      onSent(moved);
    },
  });
  const missing = missingParts(answers);
  return (
    <Stack space="xlarge">
      {errors.length > 0 && (
        <Banner tone="error" heading={m.services_not_sent_yet()}>
          <Stack as="ul" space="xsmall">
            {errors.map((error) => (
              <li key={`${error.field} ${error.message}`}>
                {errorInWords(error, row, documents)}{" "}
                {error.field && <Link href={hrefOf(stepOf(error.field))}>{m.services_change_it()}</Link>}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      {missing.length > 0 && <Missing parts={missing} hrefOf={hrefOf} />}
      <AnswerSections {...answers} />
      {isFirst && <TooSoon row={row} answers={application.details} tier={application.tier} />}
      {isFirst && <Cost row={row} application={application} />}
      <Form aria-label={m.services_submit_application()} onSubmit={onSubmit} onInput={onInput}>
        {!isFirst && (
          <TextArea
            label={m.services_message_to_office()}
            hint={m.services_message_hint()}
            name="message"
            required={false}
            limit={1_000}
            defaultValue={storedText.message ?? ""}
            error={errors.find(({ field }) => field === "reason")?.message}
          />
        )}
        {missing[0] ? (
          // Nothing can be submitted yet, so the button leads to the first missing part.
          <div>
            <LinkButton href={hrefOf(missing[0].step)}>{m.services_add_missing()}</LinkButton>
          </div>
        ) : (
          <Confirmation row={row} application={application} isSending={isSending} />
        )}
      </Form>
    </Stack>
  );
}

/** Lists what is missing, with links to the steps in which it can be added. */
function Missing({ parts, hrefOf }: { parts: readonly MissingPart[] } & Pick<AnswerSectionsProps, "hrefOf">) {
  return (
    <Banner tone="warning" level={3} heading={m.services_missing({ count: parts.length })}>
      <Stack as="ul" space="xsmall">
        {parts.map(({ key, name, step }) => (
          <li key={key}>
            <Link href={hrefOf(step)}>{name}</Link>
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

type Priced = { row: KindRow; application: Application };

/** Returns the price of an application today: what is due on submission, and what is due later. */
const costsOf = ({ row: { prices, is_printed }, application: { tier, delivery_location } }: Priced) =>
  quote(prices, { tier, is_delivered: delivery_location !== null, is_late: false, is_printed }, today());

const linesOf = (lines: readonly QuoteLine[]) =>
  lines.map(({ title, total_pesewas }) => ({ name: title, amount: formatCedis(total_pesewas) }));

/** Lists what is due on submission, and says what is due later. */
function Cost(priced: Priced) {
  const { on_sending, before_production, retest } = costsOf(priced);
  const later = linesOf(before_production).map(({ name, amount }) => `${name} ${amount}`);
  return (
    <>
      <LineItems
        caption={m.services_what_you_pay()}
        lines={linesOf(on_sending)}
        total={{ name: m.services_total_now(), amount: formatCedis(totalOf(on_sending)) }}
      />
      {later.length > 0 && <Text tone="secondary">{m.services_pay_later({ costs: later.join(", ") })}</Text>}
      {retest.length > 0 && (
        <Text tone="secondary">{m.services_price_of_retest({ price: formatCedis(totalOf(retest)) })}</Text>
      )}
    </>
  );
}

/** What the person confirms, and the button that submits the application or the reply. */
function Confirmation({ isSending, ...priced }: Priced & { isSending: boolean }) {
  const isAtDesk = useFormPlace().driver !== undefined;
  const isPaidNow = totalOf(costsOf(priced).on_sending) > 0 && !isAtDesk;
  const submitLabel = isPaidNow ? m.services_submit_and_pay : m.services_submit;
  const label = priced.application.status === "draft" ? submitLabel : m.services_send_reply;
  return (
    <Stack align="start">
      {priced.row.blocks_card && <Text>{m.services_blocks_card()}</Text>}
      <Text>{isAtDesk ? m.services_they_confirm() : m.services_confirm_true()}</Text>
      <Button type="submit" busy={isSending}>
        {label()}
      </Button>
    </Stack>
  );
}
