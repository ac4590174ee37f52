import { type Answers, type KindRow, neededTooSoon, takesFor } from "@kwan/domain/kinds";
import { Banner } from "@kwan/ui";
import { m } from "#messages";
import { today } from "../../../../session/server-clock.ts";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import type { Application } from "../queries.ts";
import { takesInWords } from "../words.ts";

export type TooSoonProps = { row: KindRow; answers: Answers; tier: Application["tier"] };

/** Warns applicants who leave before the service is sure to be done. They can apply all the same. */
export function TooSoon({ row, answers, tier }: TooSoonProps) {
  const day = neededTooSoon(row, answers, { tier, today: today() });
  return (
    day && (
      <Banner tone="warning">
        {m.services_leave_too_soon({ time: takesInWords(takesFor(row, tier)), day: dayInWords(day) })}
      </Banner>
    )
  );
}
