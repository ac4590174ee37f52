import { session } from "../../session/session.ts";
import type { Answers } from "./new-profile.ts";

const key = "kwan.profile";

type Kept = { of: string; answers: Answers };

/**
 * The answers of a new profile, kept on the device for the person who typed them, so that a reload or a second tab does
 * not lose any.
 */
export const profileDraft = {
  get(): Answers {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
      return kept?.of === session.get().user?.username ? (kept?.answers ?? {}) : {};
    } catch {
      return {};
    }
  },
  keep(answers: Answers): void {
    try {
      const kept: Kept = { of: session.get().user?.username ?? "", answers };
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage, the answers last until the person leaves the page.
    }
  },
  forget: (): void => localStorage.removeItem(key),
};
