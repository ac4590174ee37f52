import { check } from "./check-steps.ts";
import { documents, draft } from "./draft-steps.ts";
import { appeal, end, withdrawal } from "./end-steps.ts";
import { login, records } from "./login-steps.ts";
import { money } from "./money-steps.ts";
import { office } from "./office-steps.ts";
import type { Step } from "./play.ts";

/** The journey that a server and the mock have to answer alike. */
export const journey: readonly Step[] = [
  ...login,
  ...records,
  ...draft,
  ...documents,
  ...money,
  ...office,
  ...appeal,
  ...withdrawal,
  ...check,
  ...end,
];
