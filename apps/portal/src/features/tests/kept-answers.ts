import { onDevice } from "./on-device.ts";

/** The chosen option for each question, by the question's ID. */
export type Answers = Readonly<Record<string, string>>;

const startOf = (attempt: string) => `answer.${attempt}.`;

/**
 * The answers that the server has not confirmed yet. Each is stored separately, so that two tabs do not overwrite each
 * other's answers.
 *
 * @example keptAnswers.keep("att_1", "q1", "b");
 */
export const keptAnswers = {
  of: (attempt: string): Answers =>
    Object.fromEntries(
      onDevice.names(startOf(attempt)).flatMap((name) => {
        const answer = onDevice.get(name);
        return answer === undefined ? [] : [[name.slice(startOf(attempt).length), answer]];
      }),
    ),
  keep: (attempt: string, question: string, answer: string): void => onDevice.put(startOf(attempt) + question, answer),
  /** Removes an answer that has been confirmed, unless the person has changed it since. */
  confirm(attempt: string, question: string, answer: string): void {
    const name = startOf(attempt) + question;
    if (onDevice.get(name) === answer) onDevice.remove(name);
  },
  forget(attempt: string): void {
    for (const name of onDevice.names(startOf(attempt))) onDevice.remove(name);
  },
  onChange: (attempt: string, changed: () => void) => onDevice.onChange(startOf(attempt), changed),
};
