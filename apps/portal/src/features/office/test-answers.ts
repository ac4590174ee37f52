import { isPlainDate } from "@kwan/domain";
import * as z from "zod/mini";
import { today } from "../../session/server-clock.ts";

/** The date of a test: a real date, not in the future. */
export const testDay = z.string().check(
  z.refine(isPlainDate, { error: "Enter the date of the test, such as 3 5 2026", abort: true }),
  z.refine((day) => day <= today(), "The test can't be after today. Check the year."),
);

export const yesAndNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

export const yesOrNo = (message: string) => z.enum(["yes", "no"], message);
