import { createContext, useContext } from "react";
import { m } from "#messages";

const ownWords = {
  canApply: m.services_can_apply,
  cannotApply: m.services_cannot_apply,
  onlyOpen: m.services_only_open,
  nothingOpen: m.services_nothing_open,
  applications: m.services_your_applications,
  need: m.services_you_need,
  toDo: m.services_you_do,
  eyeTest: m.services_do_eye_test,
  time: m.services_time_after_you,
  can: m.services_you_can,
  payLater: m.services_pay_at_end,
  cannot: m.services_cannot,
  notYet: m.services_not_yet,
  asSoonAs: m.services_as_soon_as,
  earliest: m.services_earliest,
  hasOpen: m.services_have_open,
};

/** The texts around the form, addressed either to the applicant or to an officer. */
export type FormWords = typeof ownWords;

export const FormWordsContext = createContext<FormWords>(ownWords);
export const useFormWords = () => useContext(FormWordsContext);
