import { phoneInWords } from "@kwan/domain";
import { idTypes } from "@kwan/domain/profiles";
import { SummaryList } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { kwan, type UnverifiedIdentity } from "./queries.ts";
import { RecordOutcome } from "./RecordOutcome.tsx";

export const idName = (type: UnverifiedIdentity["id_type"]) =>
  idTypes.find(({ value }) => value === type)?.label ?? type;

export type CheckIdentityProps = {
  /** The button's label, for rows in which the rest of the row says what is checked. */
  action?: string;
  identity: Omit<UnverifiedIdentity, "updated_at" | "open_applications">;
};

const dayOrNotGiven = (day: string | null) => (day ? dayInWords(day) : m.common_not_given());

/** A button that opens a dialog for comparing an identity document with the original, and recording the result. */
export function CheckIdentity({ action = m.office_check_identity(), identity }: CheckIdentityProps) {
  const { driver, driver_name, date_of_birth, nationality, phone_number } = identity;
  const { id_type, id_number, issued_on, expires_on } = identity;
  return (
    <RecordOutcome
      action={action}
      about={driver_name}
      title={driver_name}
      question={m.office_original_question()}
      outcomes={[
        { value: "verified", label: m.office_verify(), hint: m.office_verify_hint() },
        { value: "refused", label: m.office_refuse(), hint: m.office_refuse_hint() },
      ]}
      missing={m.office_identity_missing()}
      noteHint={m.office_identity_note_hint()}
      notified={driver_name}
      save={(verdict) => kwan.office.decideIdentity(driver, { ...verdict, id_number })}
    >
      <SummaryList
        rows={[
          { name: m.office_date_of_birth(), value: dayInWords(date_of_birth) },
          { name: m.office_nationality(), value: nationality ?? m.common_not_given() },
          { name: idName(id_type), value: id_number },
          { name: m.office_issued_on(), value: dayOrNotGiven(issued_on) },
          { name: m.office_expires_on(), value: dayOrNotGiven(expires_on) },
          { name: m.office_phone(), value: phone_number ? phoneInWords(phone_number) : m.common_not_given() },
        ]}
      />
    </RecordOutcome>
  );
}
