import { deviceStorage } from "../../session/browser-storage.ts";
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
    const kept = deviceStorage.read<Kept>(key);
    return kept?.of === session.get().user?.username ? (kept?.answers ?? {}) : {};
  },
  keep(answers: Answers): void {
    const kept: Kept = { of: session.get().user?.username ?? "", answers };
    deviceStorage.write(key, kept);
  },
  forget: (): void => void deviceStorage.set(key, undefined),
};
