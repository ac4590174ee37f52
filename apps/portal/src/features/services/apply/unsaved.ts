import type { Answers } from "@kwan/domain/kinds";

const keyOf = (id: string) => `kwan.unsaved.${id}`;

/** Answers that have not reached the server yet: kept on the device, so that a reload with no network loses none. */
export const unsaved = {
  get(id: string): Answers {
    try {
      return JSON.parse(localStorage.getItem(keyOf(id)) ?? "{}") as Answers;
    } catch {
      return {};
    }
  },
  keep(id: string, answers: Answers): void {
    try {
      localStorage.setItem(keyOf(id), JSON.stringify(answers));
    } catch {
      // A browser that forbids storage keeps them for as long as the page is open.
    }
  },
  forget(id: string): void {
    try {
      localStorage.removeItem(keyOf(id));
    } catch {
      // As above.
    }
  },
};
