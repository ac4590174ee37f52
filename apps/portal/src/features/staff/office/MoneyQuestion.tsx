import { noRefundGrounds, noRefundSentences } from "@kwan/domain/kinds";
import { RadioGroup, Select } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import type { Sending } from "../../../forms/use-send.ts";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import type { Money } from "./carry-out.ts";
import type { Application } from "./queries.ts";

type Paid = Pick<Application, "amount_paid">;

/** Whether something has been paid, so that the officer has to say what happens to it. */
export const hasMoney = ({ amount_paid }: Paid): boolean => Number(amount_paid) > 0;

/** Reads what the officer has said about the money. */
export function readMoney(form: FormData): {
  money?: Money;
  problems: readonly { readonly field: string; readonly message: string }[];
} {
  const refund = form.get("refund");
  if (refund === "full") return { money: { refund }, problems: [] };
  if (refund !== "none") return { problems: [{ field: "refund", message: m.office_choose_refund() }] };
  const no_refund_ground = noRefundGrounds.find((each) => each === form.get("no_refund_ground"));
  return no_refund_ground
    ? { money: { refund, no_refund_ground }, problems: [] }
    : { problems: [{ field: "no_refund_ground", message: m.office_choose_no_refund() }] };
}

/** Says in the confirmation what happens to the money. */
export const moneyInWords = (money: Money, { amount_paid }: Paid): string =>
  (money.refund === "full" ? m.office_ask_refund_full : m.office_ask_refund_none)({
    amount: cedisInWords(amount_paid),
  });

/** Asks what happens to the money of a paid application that the officer rejects or cancels. */
export function MoneyQuestion({ application: { amount_paid }, field }: { application: Paid; field: Sending["field"] }) {
  const [refund, setRefund] = useState("");
  const amount = cedisInWords(amount_paid);
  return (
    <>
      <RadioGroup
        label={m.office_refund_question({ amount })}
        {...field("refund")}
        value={refund}
        options={[
          { value: "full", label: m.office_refund_full({ amount }), hint: m.office_refund_full_hint() },
          { value: "none", label: m.office_refund_none(), hint: m.office_refund_none_hint() },
        ]}
        onValueChange={setRefund}
      />
      {refund === "none" && (
        <Select
          required
          label={m.office_no_refund_ground()}
          {...field("no_refund_ground")}
          emptyLabel={m.office_ground_empty()}
          options={noRefundGrounds.map((value) => ({ value, label: noRefundSentences[value] }))}
        />
      )}
    </>
  );
}
