import { schools } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ schools });

export const q = kwanOptions(kwan);

export const everyEnrolment = kwanKey("schools", "enrolments");

export type Enrolment = Awaited<ReturnType<typeof kwan.schools.enrolments>>["results"][number];

export type Instructor = Awaited<ReturnType<typeof kwan.schools.own>>["instructors"][number];

/** Returns a trainee's name and number, because several trainees can have the same name. */
export const whose = ({ name, trainee_number }: Enrolment): string => `${name}, ${trainee_number}`;
