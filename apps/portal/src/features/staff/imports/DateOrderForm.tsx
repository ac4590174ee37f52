import type { DateOrder } from "@kwan/domain/imports";
import { Banner, Form, RadioGroup, Stack, Text } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type Import, kwan, readAgain } from "./queries.ts";

type Question = NonNullable<Import["date_question"]>;

const schema = z.object({
  order: z.enum(["day_first", "month_first"], { error: () => m.imports_dates_choose() }),
});

/** Asks once for a file whether the day or the month comes first in its dates. Only then is the file checked. */
export function DateOrderForm({ entry, question }: { entry: Import; question: Question }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend<{ order: DateOrder }>({
    schema,
    send: async ({ order }) => {
      await kwan.imports.setDateOrder(entry.id, { order });
      toaster.add({ type: "success", message: m.imports_dates_done() });
      await readAgain(client);
    },
  });
  const { text, row, label: column, day_first, month_first, likely } = question;
  const inWords = (order: DateOrder) => {
    const date = question[order];
    return date ? dayInWords(date) : m.imports_dates_impossible();
  };
  const about = m.imports_dates_about({ text, row, column, date: inWords(likely) });
  if (!entry.actions.includes("set_date_order"))
    return (
      <Banner tone="warning" heading={m.imports_dates_title()}>
        {m.imports_dates_wait()}
      </Banner>
    );
  const options = [
    ...(day_first ? [{ value: "day_first", label: m.imports_dates_day_first({ date: inWords("day_first") }) }] : []),
    ...(month_first
      ? [{ value: "month_first", label: m.imports_dates_month_first({ date: inWords("month_first") }) }]
      : []),
  ];
  return (
    <Form aria-label={m.imports_dates_title()} errors={errors} onSubmit={onSubmit}>
      <Stack>
        <Text>{about}</Text>
        <RadioGroup label={m.imports_dates_title()} {...field("order")} options={options} />
        <FormButtons label={m.imports_dates_send()} isSending={isSending} />
      </Stack>
    </Form>
  );
}
