import { m } from "#messages";
import type { FormWords } from "./form-words.ts";

/** The texts for an officer at the counter. This is a separate file so that only the pages for officers load it. */
export const wordsAtDesk: FormWords = {
  canApply: m.services_they_can_apply,
  cannotApply: m.services_they_cannot_apply,
  onlyOpen: m.services_they_only_open,
  nothingOpen: m.services_they_nothing_open,
  applications: m.services_their_applications,
  need: m.services_they_need,
  toDo: m.services_they_do,
  eyeTest: m.services_they_eye_test,
  time: m.services_time_after_them,
  can: m.services_they_can,
  payLater: m.services_they_pay,
  cannot: m.services_they_cannot,
  notYet: m.services_they_not_yet,
  asSoonAs: m.services_they_as_soon_as,
  earliest: m.services_they_earliest,
  hasOpen: m.services_they_have_open,
};
