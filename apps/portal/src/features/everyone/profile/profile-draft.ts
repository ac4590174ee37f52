import { keptForm } from "../../../forms/kept-form.ts";
import type { Answers } from "./new-profile.ts";

/** The answers for a new profile, so that a reload or a second tab does not lose any. */
export const profileDraft = keptForm<Answers>("profile");
