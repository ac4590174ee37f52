/** Answers by their question. */
export type Answers = Readonly<Record<string, string>>;

const key = (attempt: string) => `kwan.test.${attempt}`;

/** What was answered on this device and may not have reached the server: it outlives a reload, a crash and an hour without a network. */
export const keptAnswers = {
  of(attempt: string): Answers {
    try {
      return JSON.parse(localStorage.getItem(key(attempt)) ?? "{}") as Answers;
    } catch {
      return {};
    }
  },
  keep(attempt: string, answers: Answers): void {
    try {
      localStorage.setItem(key(attempt), JSON.stringify(answers));
    } catch {
      // Without storage, the answers are kept for as long as the page is open.
    }
  },
  forget: (attempt: string): void => localStorage.removeItem(key(attempt)),
};
