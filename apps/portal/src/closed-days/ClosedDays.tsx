import { addDays, type PlainDate } from "@kwan/domain";
import { type Closure, closedPeriods } from "@kwan/domain/dates";
import { Heading, Stack, SummaryList } from "@kwan/ui";
import { m } from "#messages";
import { periodInWords, whyInWords } from "./closure-words.ts";

/** The number of days that the list looks ahead. */
const daysAhead = 28;

type ClosedDaysProps = {
  today: PlainDate;
  branch: { readonly hours: "working_days" | "always"; readonly closures: readonly Closure[] };
};

/**
 * Lists on which of the next days a branch is closed: at weekends, on public holidays and by its closures. A branch that
 * is always open has no appointments on these days.
 */
export const ClosedDays = ({ today, branch: { hours, closures } }: ClosedDaysProps) => (
  <Stack as="section" space="small">
    <Heading level={2}>{hours === "always" ? m.branches_no_appointments() : m.branches_closed_days()}</Heading>
    <SummaryList
      rows={closedPeriods(today, addDays(today, daysAhead), closures).map((period) => ({
        name: periodInWords(period),
        value: whyInWords(period),
      }))}
    />
  </Stack>
);
