import { Banner } from "@kwan/ui";
import type { Trouble } from "./trouble.ts";

export type WaitingAnswersProps = {
  count: number;
  isOver: boolean;
  trouble: Trouble | undefined;
  refused: string | undefined;
};

/** Shows which answers the server does not have yet, why, and what happens to them. */
export function WaitingAnswers({ count, isOver, trouble, refused }: WaitingAnswersProps) {
  return (
    <>
      {refused !== undefined && (
        <Banner tone="critical" heading="Your answer was not accepted">
          {refused}
        </Banner>
      )}
      {isOver && trouble ? (
        <Banner tone="caution" heading="Your time is over">
          {trouble === "unreached" ? "We could not reach the server. " : `${trouble.says} `}
          We count the answers that reached us in time. Keep this page open to see your result.
        </Banner>
      ) : (
        count > 0 && trouble && <Waiting count={count} trouble={trouble} />
      )}
    </>
  );
}

function Waiting({ count, trouble }: { count: number; trouble: Trouble }) {
  const isOne = count === 1;
  const answers = isOne ? "1 answer" : `${count} answers`;
  const why =
    trouble === "unreached"
      ? `${answers} ${isOne ? "has" : "have"} not been sent yet.`
      : `${answers} ${isOne ? "is" : "are"} not saved yet. ${trouble.says}`;
  return (
    <Banner tone="caution">
      {why} {isOne ? "It" : "They"} will be sent when you are back online. Keep this page open. The clock keeps running.
    </Banner>
  );
}
