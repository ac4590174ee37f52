import { classLetters } from "@kwan/domain";
import { kinds } from "@kwan/domain/kinds";
import { classFacts } from "@kwan/domain/profiles";
import { Button, CheckboxGroup, ErrorSummary, Fieldset, RadioGroup, Select, Stack, TextInput } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import type { CheckErrors } from "./record-of.ts";
import type { Question, Want } from "./wants.ts";

const texts: Readonly<Record<Question, { label: () => string; hint?: () => string }>> = {
  birth: { label: m.guide_ask_birth, hint: m.guide_ask_birth_hint },
  wanted_class: { label: m.guide_ask_wanted_class },
  licence: { label: m.guide_ask_licence },
  expiry: { label: m.guide_ask_expiry, hint: m.guide_ask_expiry_hint },
  renewals: { label: m.guide_ask_renewals, hint: m.guide_ask_renewals_hint },
  classes: { label: m.guide_ask_classes, hint: m.guide_ask_classes_hint },
  settled: { label: m.guide_ask_settled, hint: m.guide_ask_settled_hint },
  learners: { label: m.guide_ask_learners },
  learners_expiry: { label: m.guide_ask_learners_expiry, hint: m.guide_ask_if_yes },
  sign: { label: m.guide_ask_sign },
  traffic: { label: m.guide_ask_traffic },
  trained: { label: m.guide_ask_trained },
  hazard: { label: m.guide_ask_hazard },
  hazard_expiry: { label: m.guide_ask_hazard_expiry, hint: m.guide_ask_if_yes },
};

const dates: readonly Question[] = ["birth", "expiry", "learners_expiry", "hazard_expiry"];

const classOptions = () =>
  classLetters.map((letter) => ({ value: letter, label: `${letter}: ${classFacts[letter].vehicles}` }));
const firstClassOptions = () =>
  kinds["learners-license"].classes.map((letter) => ({
    value: letter,
    label: `${letter}: ${classFacts[letter].vehicles}`,
  }));
const yesOrNo = () => [
  { value: "yes", label: m.guide_check_yes() },
  { value: "no", label: m.guide_check_no() },
];

type AskedProps = { question: Question; given: URLSearchParams; error: string | undefined };

/** The three parts of a date. They are sent as they are typed, so they need no script. */
function DateParts({ question, given, error }: AskedProps) {
  const parts = [
    { part: "day", label: m.guide_check_day() },
    { part: "month", label: m.guide_check_month() },
    { part: "year", label: m.guide_check_year() },
  ];
  const { label, hint } = texts[question];
  return (
    <Fieldset label={label()} hint={hint?.()} error={error} id={question}>
      <div className={styles.searchRow}>
        {parts.map(({ part, label: name }) => (
          <TextInput
            key={part}
            label={name}
            name={`${question}.${part}`}
            defaultValue={given.get(`${question}.${part}`) ?? ""}
            width="tiny"
            inputMode="numeric"
            maxLength={4}
          />
        ))}
      </div>
    </Fieldset>
  );
}

function Asked({ question, given, error }: AskedProps) {
  const { label: labelOf, hint: hintOf } = texts[question];
  const common = { label: labelOf(), hint: hintOf?.(), error, name: question, id: question };
  if (dates.includes(question)) return <DateParts question={question} given={given} error={error} />;
  if (question === "classes")
    return <CheckboxGroup {...common} options={classOptions()} defaultValue={given.getAll("classes")} />;
  const options =
    question === "wanted_class"
      ? firstClassOptions()
      : question === "renewals"
        ? ["0", "1", "2"].map((count) => ({ value: count, label: count }))
        : yesOrNo();
  return (
    <RadioGroup
      {...common}
      options={options}
      defaultValue={given.get(question) ?? undefined}
      inRow={question !== "wanted_class"}
    />
  );
}

type CheckFormProps = { want: Want; given: URLSearchParams; errors: CheckErrors; towns: readonly string[] };

/** The questions about one want, as a plain form. What was answered before is still there. */
export function CheckForm({ want, given, errors, towns }: CheckFormProps) {
  const wrong = want.asks.flatMap((question) => {
    const message = errors[question];
    return message ? [{ field: question, message: `${texts[question].label()} ${message}` }] : [];
  });
  return (
    <form method="post" action={guide.checkFor(want.id)} noValidate>
      <Stack space="large">
        {wrong.length > 0 && <ErrorSummary errors={wrong} />}
        {want.asks.map((question) => (
          <Asked key={question} question={question} given={given} error={errors[question]} />
        ))}
        <Select
          label={m.guide_ask_town()}
          name="town"
          required={false}
          emptyLabel={m.guide_branches_anywhere()}
          options={towns.map((town) => ({ value: town, label: town }))}
          defaultValue={given.get("town") ?? ""}
        />
        <div>
          <Button type="submit">{m.guide_check_submit()}</Button>
        </div>
      </Stack>
    </form>
  );
}
