import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Answers } from "./kept-answers.ts";
import { Outbox, type OutboxCalls } from "./outbox.ts";
import type { Paper } from "./theory-test.ts";

const confirmedOf = ({ questions }: Paper): Answers =>
  Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])));

/**
 * Returns the answers in a running test: those that the server has confirmed, overridden by newer unconfirmed ones.
 * Only unconfirmed answers are kept here and sent, so that changes from another device are not overwritten.
 */
export function useAnswers(paper: Paper, calls: OutboxCalls) {
  const latest = useRef(calls);
  latest.current = calls;
  const [outbox] = useState(() => new Outbox(paper.attempt, () => latest.current));
  useEffect(() => outbox.open(), [outbox]);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const { give, wake } = outbox;
  return { ...state, answers: { ...confirmedOf(paper), ...state.waiting }, give, wake };
}
