import { onOtherTab, workStorage } from "../../../session/browser-storage.ts";

/** The chosen option for each question, by the question's ID. */
export type Answers = Readonly<Record<string, string>>;

const startOf = (attempt: string) => `kwan.unsaved.test.answer.${attempt}.`;

/**
 * The answers that the server has not confirmed yet. Each is stored separately, so that two tabs do not overwrite each
 * other's answers.
 *
 * @example keptAnswers.keep("att_1", "q1", "b");
 */
export const keptAnswers = {
  of: (attempt: string): Answers =>
    Object.fromEntries(
      workStorage.keys(startOf(attempt)).flatMap((key) => {
        const answer = workStorage.get(key);
        return answer === undefined ? [] : [[key.slice(startOf(attempt).length), answer]];
      }),
    ),
  keep: (attempt: string, question: string, answer: string): void =>
    workStorage.set(startOf(attempt) + question, answer),
  /** Removes an answer that has been confirmed, unless the person has changed it since. */
  confirm(attempt: string, question: string, answer: string): void {
    const key = startOf(attempt) + question;
    if (workStorage.get(key) === answer) workStorage.set(key, undefined);
  },
  forget(attempt: string): void {
    for (const key of workStorage.keys(startOf(attempt))) workStorage.set(key, undefined);
  },
  onChange: (attempt: string, changed: () => void) => onOtherTab(startOf(attempt), changed),
};
