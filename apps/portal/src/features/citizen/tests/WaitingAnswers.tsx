import { Banner } from "@kwan/ui";
import { m } from "#messages";
import type { Trouble } from "./trouble.ts";

export type WaitingAnswersProps = {
  count: number;
  isOver: boolean;
  trouble: Trouble | undefined;
  refused: string | undefined;
};

/** Shows how many answers the server has not received yet, why, and what will happen to them. */
export function WaitingAnswers({ count, isOver, trouble, refused }: WaitingAnswersProps) {
  return (
    <>
      {refused !== undefined && (
        <Banner tone="error" heading={m.tests_not_accepted()}>
          {refused}
        </Banner>
      )}
      {isOver && trouble ? (
        <Banner tone="warning" heading={m.tests_time_over()}>
          {trouble === "unreached" ? m.tests_unreached() : trouble.says} {m.tests_time_over_hint()}
        </Banner>
      ) : (
        count > 0 && trouble && <Waiting count={count} trouble={trouble} />
      )}
    </>
  );
}

function Waiting({ count, trouble }: { count: number; trouble: Trouble }) {
  const why = trouble === "unreached" ? m.tests_unsent({ count }) : m.tests_unsaved({ count, reason: trouble.says });
  return (
    <Banner tone="warning">
      {why} {m.tests_will_be_sent({ count })}
    </Banner>
  );
}
