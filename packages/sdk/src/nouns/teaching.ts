// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AnswerTeachingBody,
  answerTeaching,
  type ClassRecord,
  type DisputeTaughtLessonBody,
  disputeTaughtLesson,
  type InstructorId,
  type LessonId,
  type ListLessonsToSignQuery,
  type ListTeachingAnswer,
  type ListTeachingSchool,
  listLessonsToSign,
  listTeaching,
  type Page,
  type SignLessonsAnswer,
  type SignLessonsBody,
  signLessons,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `teaching.schools` can fail with. */
export type TeachingSchoolsCode = CommonCode | "forbidden";

/** The error of `teaching.schools`. */
export type TeachingSchoolsError = KwanError<TeachingSchoolsCode>;

/** The codes of the errors that `teaching.answer` can fail with. */
export type TeachingAnswerCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `teaching.answer`. */
export type TeachingAnswerError = KwanError<TeachingAnswerCode>;

/** The codes of the errors that `teaching.lessons` can fail with. */
export type TeachingLessonsCode = CommonCode | "forbidden" | "invalid";

/** The error of `teaching.lessons`. */
export type TeachingLessonsError = KwanError<TeachingLessonsCode>;

/** The codes of the errors that `teaching.sign` can fail with. */
export type TeachingSignCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `teaching.sign`. */
export type TeachingSignError = KwanError<TeachingSignCode>;

/** The codes of the errors that `teaching.dispute` can fail with. */
export type TeachingDisputeCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `teaching.dispute`. */
export type TeachingDisputeError = KwanError<TeachingDisputeCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists the driving schools that have named you as an instructor, by the number of your driving licence. Confirm or
   * refuse each of them with `answerTeaching`.
   *
   * @example
   * const { schools } = await kwan.teaching.schools();
   */
  schools: method(
    listTeaching,
    (options?: CallOptions): KwanPromise<ListTeachingAnswer, TeachingSchoolsError, "listTeaching"> =>
      send(listTeaching, {}, options),
  ),
  /**
   * Confirms that you teach at a driving school, or refuses. An officer must have verified your identity before you
   * confirm. The school is told. You can change the answer later, for example when you leave the school.
   *
   * @example
   * await kwan.teaching.answer(instructor.id, { teaches: true });
   */
  answer: method(
    answerTeaching,
    (
      id: InstructorId,
      body: AnswerTeachingBody,
      options?: PostOptions,
    ): KwanPromise<ListTeachingSchool, TeachingAnswerError, "answerTeaching"> =>
      send(answerTeaching, { params: { id }, body }, options),
  ),
  /**
   * Lists the lessons that you gave and have not signed yet, also those that you disputed. Newest first.
   *
   * @example
   * const { results } = await kwan.teaching.lessons();
   */
  lessons: method(
    listLessonsToSign,
    (
      query?: ListLessonsToSignQuery,
      options?: CallOptions,
    ): KwanList<Page<ClassRecord>, TeachingLessonsError, "listLessonsToSign"> =>
      send(listLessonsToSign, { query }, options),
  ),
  /**
   * Signs lessons that you gave. A lesson counts once its instructor and its trainee have signed it. You cannot sign for
   * yourself as a trainee.
   *
   * @example
   * await kwan.teaching.sign({ lessons: [record.id] });
   */
  sign: method(
    signLessons,
    (body: SignLessonsBody, options?: PostOptions): KwanPromise<SignLessonsAnswer, TeachingSignError, "signLessons"> =>
      send(signLessons, { body }, options),
  ),
  /**
   * Says what is wrong with the record of a lesson that bears your name. Only its instructor can do this. A disputed lesson
   * does not count, and the school is told. Without a note, the dispute is taken back, and the lesson waits to be signed.
   *
   * @example
   * await kwan.teaching.dispute(record.id, { note: "I did not give this lesson." });
   */
  dispute: method(
    disputeTaughtLesson,
    (
      id: LessonId,
      body?: DisputeTaughtLessonBody,
      options?: PostOptions,
    ): KwanPromise<ClassRecord, TeachingDisputeError, "disputeTaughtLesson"> =>
      send(disputeTaughtLesson, { params: { id }, body }, options),
  ),
});

/**
 * What driving instructors do with their own account: confirm the schools that named them, and sign their lessons.
 */
export interface TeachingMethods extends ReturnType<typeof withSend> {}

/**
 * What driving instructors do with their own account: confirm the schools that named them, and sign their lessons.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { teaching });
 */
export const teaching: (send: Send) => TeachingMethods = withSend;
