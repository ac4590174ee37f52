// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate } from "@kwan/domain";
import type { LessonId } from "../ids.ts";

export type ListTeachingSchool = {
  /** Opaque ID. */
  id: string;
  /** The name of the instructor. */
  name: string;
  /** The number of the instructor's own driving licence. */
  license_number: string;
  /** The last day of the accreditation. Null if the school or instructor has never been accredited. */
  accredited_until: PlainDate | null;
  /** Whether the accreditation is in force today. */
  is_accredited: boolean;
  /** The driving school that named you as an instructor. */
  school: ListTeachingSchoolSchool;
  /** Whether the holder of the licence has confirmed that they teach at the school. */
  answer: "confirmed" | "refused" | "waiting";
};

export type ListTeachingSchoolSchool = {
  /** Opaque ID. */
  id: string;
  /** Code of the driving school. */
  code: string;
  /** Name. */
  name: string;
};

export type ListTeachingAnswer = {
  /** The schools that named you as an instructor, by name. */
  schools: ListTeachingSchool[];
};

export type AnswerTeachingBody = {
  /** Whether you teach at the school. */
  teaches: boolean;
};

export type ListLessonsToSignQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type SignLessonsBody = {
  /** The IDs of the lessons that you gave. */
  lessons: LessonId[];
};

export type SignLessonsAnswer = {
  /** The number of lessons that were signed. */
  signed: number;
};

export type DisputeTaughtLessonBody = {
  /** What is wrong with the record, in at least 10 characters. Null takes the dispute back. */
  note?: string | null | undefined;
};
