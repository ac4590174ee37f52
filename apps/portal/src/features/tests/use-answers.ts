import { useCallback, useEffect, useRef, useState } from "react";
import { type Answers, keptAnswers } from "./kept-answers.ts";
import type { Paper } from "./queries.ts";

type Send = (given: { attempt: string; question: string; answer: string }) => Promise<unknown>;

const sentOf = ({ questions }: Paper): Answers =>
  Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])));

/** The answers of a running test. Each is kept here at once and sent one by one; what could not be sent waits for the network. */
export function useAnswers(paper: Paper, send: Send) {
  const { attempt } = paper;
  const [answers, setAnswers] = useState<Answers>(() => ({ ...sentOf(paper), ...keptAnswers.of(attempt) }));
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(() => new Set(Object.keys(keptAnswers.of(attempt))));
  const all = useRef(answers);
  all.current = answers;

  const sendOne = useCallback(
    async (question: string) => {
      const answer = all.current[question];
      if (answer === undefined) return;
      setWaiting((before) => new Set(before).add(question));
      try {
        await send({ attempt, question, answer });
      } catch {
        return;
      }
      // It may have been changed while it was on its way.
      if (all.current[question] !== answer) return;
      setWaiting((before) => new Set([...before].filter((each) => each !== question)));
    },
    [attempt, send],
  );

  const give = (question: string, answer: string) => {
    const next = { ...all.current, [question]: answer };
    all.current = next;
    setAnswers(next);
    keptAnswers.keep(attempt, next);
    void sendOne(question);
  };

  // What waits goes out when the network comes back, and when the test is opened again.
  const first = useRef(waiting);
  useEffect(() => {
    const sendAll = (questions: Iterable<string>) => {
      for (const question of questions) void sendOne(question);
    };
    sendAll(first.current);
    const again = () => sendAll(Object.keys(all.current));
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [sendOne]);

  return { answers, waiting: waiting.size, give };
}
