import { useEffect, useRef, useState } from "react";
import type { WorkQueue } from "../../queue/work-queue.ts";
import { type Answers, keptAnswers } from "./kept-answers.ts";
import { createOutbox, type OutboxState, type OutboxWork } from "./outbox.ts";
import type { Paper } from "./theory-test.ts";

const confirmedOf = ({ questions }: Paper): Answers =>
  Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])));

/**
 * Returns the answers in a running test: those that the server has confirmed, overridden by newer unconfirmed ones.
 * Only unconfirmed answers are kept here and sent, so that changes from another device are not overwritten.
 */
export function useAnswers(paper: Paper, work: Pick<OutboxWork, "send" | "look" | "isOver">) {
  const { attempt } = paper;
  const [waiting, setWaiting] = useState<Answers>(() => keptAnswers.of(attempt));
  const [state, setState] = useState<OutboxState>({});
  const latest = useRef(work);
  latest.current = work;
  const outbox = useRef<WorkQueue>(undefined);

  useEffect(() => {
    const readWaiting = () => setWaiting(keptAnswers.of(attempt));
    const made = createOutbox({
      attempt,
      send: (given) => latest.current.send(given),
      look: () => latest.current.look(),
      isOver: () => latest.current.isOver(),
      tell: (news) => {
        setState((before) => ({ ...before, ...news }));
        readWaiting();
      },
    });
    outbox.current = made;
    made.open();
    made.wake();
    // Another tab has answered a question, or the server has confirmed that tab's answer. If the other tab is closed,
    // this tab sends the pending answers of the other tab.
    const forgetTabs = keptAnswers.onChange(attempt, () => {
      readWaiting();
      made.wake();
    });
    window.addEventListener("online", made.wake);
    return () => {
      made.close();
      forgetTabs();
      window.removeEventListener("online", made.wake);
    };
  }, [attempt]);

  return {
    answers: { ...confirmedOf(paper), ...waiting },
    waiting,
    ...state,
    give: (question: string, answer: string) => {
      keptAnswers.keep(attempt, question, answer);
      setWaiting(keptAnswers.of(attempt));
      setState(({ trouble }) => ({ trouble }));
      outbox.current?.wake();
    },
    /**
     * Called when the time is up. Sends the pending answers and loads the result without waiting for the next retry.
     */
    wake: () => outbox.current?.wake(),
  };
}
