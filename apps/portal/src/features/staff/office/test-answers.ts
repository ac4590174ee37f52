import { isPlainDate } from "@kwan/domain";
import * as z from "zod/mini";
import { m } from "#messages";
import { today } from "../../../session/server-clock.ts";

/** The schema for the date of a test: a real date, not in the future. */
export const testDay = z.string().check(
  z.refine(isPlainDate, { error: () => m.office_test_day_missing(), abort: true }),
  z.refine((day) => day <= today(), { error: () => m.office_test_day_late() }),
);

export const yesAndNo = () =>
  [
    { value: "yes", label: m.common_yes() },
    { value: "no", label: m.common_no() },
  ] as const;
