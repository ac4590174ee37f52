// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AddInstructorBody,
  addInstructor,
  type ChangeEnrolmentBody,
  type CheckLessonBody,
  type ClassRecord,
  type CodeSent,
  type ConfirmEnrolmentAtDeskBody,
  type ConfirmEnrolmentBody,
  type ConfirmLessonsAnswer,
  type ConfirmLessonsAtDeskAnswer,
  type ConfirmLessonsAtDeskBody,
  type ConfirmLessonsBody,
  type CreateSchoolBody,
  changeEnrolment,
  checkLesson,
  confirmEnrolment,
  confirmEnrolmentAtDesk,
  confirmLessons,
  confirmLessonsAtDesk,
  createSchool,
  type DeclineInstructorBody,
  type DisputeLessonBody,
  declineInstructor,
  disputeLesson,
  type Enrolment,
  type EnrolmentId,
  type EnrolTraineeBody,
  endEnrolment,
  enrolTrainee,
  getOwnSchool,
  getSchool,
  type InstructorId,
  type LessonId,
  type ListClassRecordsAnswer,
  type ListClassRecordsQuery,
  type ListEnrolmentsQuery,
  type ListSchoolsItem,
  type ListSchoolsQuery,
  listClassRecords,
  listEnrolments,
  listSchools,
  type Page,
  type ProposeInstructorBody,
  proposeInstructor,
  type RecordLessonBody,
  recordLesson,
  removeLesson,
  type School,
  type SchoolId,
  sendLessonCode,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `schools.disputeLesson` can fail with. */
export type SchoolsDisputeLessonCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.disputeLesson`. */
export type SchoolsDisputeLessonError = KwanError<SchoolsDisputeLessonCode>;

/** The codes of the errors that `schools.sendLessonCode` can fail with. */
export type SchoolsSendLessonCodeCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.sendLessonCode`. */
export type SchoolsSendLessonCodeError = KwanError<SchoolsSendLessonCodeCode>;

/** The codes of the errors that `schools.confirmLessons` can fail with. */
export type SchoolsConfirmLessonsCode =
  | CommonCode
  | "code_expired"
  | "code_wrong"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.confirmLessons`. */
export type SchoolsConfirmLessonsError = KwanError<SchoolsConfirmLessonsCode>;

/** The codes of the errors that `schools.confirmLessonsAtDesk` can fail with. */
export type SchoolsConfirmLessonsAtDeskCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.confirmLessonsAtDesk`. */
export type SchoolsConfirmLessonsAtDeskError = KwanError<SchoolsConfirmLessonsAtDeskCode>;

/** The codes of the errors that `schools.confirmEnrolmentAtDesk` can fail with. */
export type SchoolsConfirmEnrolmentAtDeskCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.confirmEnrolmentAtDesk`. */
export type SchoolsConfirmEnrolmentAtDeskError = KwanError<SchoolsConfirmEnrolmentAtDeskCode>;

/** The codes of the errors that `schools.addInstructor` can fail with. */
export type SchoolsAddInstructorCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `schools.addInstructor`. */
export type SchoolsAddInstructorError = KwanError<SchoolsAddInstructorCode>;

/** The codes of the errors that `schools.proposeInstructor` can fail with. */
export type SchoolsProposeInstructorCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `schools.proposeInstructor`. */
export type SchoolsProposeInstructorError = KwanError<SchoolsProposeInstructorCode>;

/** The codes of the errors that `schools.declineInstructor` can fail with. */
export type SchoolsDeclineInstructorCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.declineInstructor`. */
export type SchoolsDeclineInstructorError = KwanError<SchoolsDeclineInstructorCode>;

/** The codes of the errors that `schools.classRecords` can fail with. */
export type SchoolsClassRecordsCode = CommonCode | "forbidden" | "invalid";

/** The error of `schools.classRecords`. */
export type SchoolsClassRecordsError = KwanError<SchoolsClassRecordsCode>;

/** The codes of the errors that `schools.recordLesson` can fail with. */
export type SchoolsRecordLessonCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.recordLesson`. */
export type SchoolsRecordLessonError = KwanError<SchoolsRecordLessonCode>;

/** The codes of the errors that `schools.removeLesson` can fail with. */
export type SchoolsRemoveLessonCode =
  | CommonCode
  | "forbidden"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.removeLesson`. */
export type SchoolsRemoveLessonError = KwanError<SchoolsRemoveLessonCode>;

/** The codes of the errors that `schools.checkLesson` can fail with. */
export type SchoolsCheckLessonCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.checkLesson`. */
export type SchoolsCheckLessonError = KwanError<SchoolsCheckLessonCode>;

/** The codes of the errors that `schools.list` can fail with. */
export type SchoolsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `schools.list`. */
export type SchoolsListError = KwanError<SchoolsListCode>;

/** The codes of the errors that `schools.enrolments` can fail with. */
export type SchoolsEnrolmentsCode = CommonCode | "forbidden" | "invalid";

/** The error of `schools.enrolments`. */
export type SchoolsEnrolmentsError = KwanError<SchoolsEnrolmentsCode>;

/** The codes of the errors that `schools.enrol` can fail with. */
export type SchoolsEnrolCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `schools.enrol`. */
export type SchoolsEnrolError = KwanError<SchoolsEnrolCode>;

/** The codes of the errors that `schools.confirmEnrolment` can fail with. */
export type SchoolsConfirmEnrolmentCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `schools.confirmEnrolment`. */
export type SchoolsConfirmEnrolmentError = KwanError<SchoolsConfirmEnrolmentCode>;

/** The codes of the errors that `schools.changeEnrolment` can fail with. */
export type SchoolsChangeEnrolmentCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.changeEnrolment`. */
export type SchoolsChangeEnrolmentError = KwanError<SchoolsChangeEnrolmentCode>;

/** The codes of the errors that `schools.endEnrolment` can fail with. */
export type SchoolsEndEnrolmentCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `schools.endEnrolment`. */
export type SchoolsEndEnrolmentError = KwanError<SchoolsEndEnrolmentCode>;

/** The codes of the errors that `schools.create` can fail with. */
export type SchoolsCreateCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `schools.create`. */
export type SchoolsCreateError = KwanError<SchoolsCreateCode>;

/** The codes of the errors that `schools.get` can fail with. */
export type SchoolsGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `schools.get`. */
export type SchoolsGetError = KwanError<SchoolsGetCode>;

/** The codes of the errors that `schools.own` can fail with. */
export type SchoolsOwnCode = CommonCode | "forbidden" | "not_found";

/** The error of `schools.own`. */
export type SchoolsOwnError = KwanError<SchoolsOwnCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Says what is wrong with the record of a lesson. Only the trainee can do this. A disputed lesson does not count. Without
   * a note, the dispute is taken back, and the lesson waits to be confirmed again.
   *
   * @example
   * await kwan.schools.disputeLesson(record.id, { note: "I was not there." });
   */
  disputeLesson: method(
    disputeLesson,
    (
      id: LessonId,
      body?: DisputeLessonBody,
      options?: PostOptions,
    ): KwanPromise<ClassRecord, SchoolsDisputeLessonError, "disputeLesson"> =>
      send(disputeLesson, { params: { id }, body }, options),
  ),
  /**
   * Sends a code to the trainee's own phone, which confirms all lessons that have been recorded so far. It is valid for 24
   * hours. Someone without a phone confirms their lessons at a branch.
   *
   * @example
   * const { sent_to, attempt } = await kwan.schools.sendLessonCode();
   */
  sendLessonCode: method(
    sendLessonCode,
    (options?: PostOptions): KwanPromise<CodeSent, SchoolsSendLessonCodeError, "sendLessonCode"> =>
      send(sendLessonCode, {}, options),
  ),
  /**
   * Confirms the trainee's lessons with the code from their phone: all that were recorded before the code was sent, except
   * the disputed ones. The training certificate is issued once the required hours are complete.
   *
   * @example
   * const { confirmed } = await kwan.schools.confirmLessons({ attempt, code: "123456" });
   */
  confirmLessons: method(
    confirmLessons,
    (
      body: ConfirmLessonsBody,
      options?: PostOptions,
    ): KwanPromise<ConfirmLessonsAnswer, SchoolsConfirmLessonsError, "confirmLessons"> =>
      send(confirmLessons, { body }, options),
  ),
  /**
   * Confirms lessons with a trainee who is at the counter and has shown their ID. For officers. The trainee is told.
   *
   * @example
   * await kwan.schools.confirmLessonsAtDesk({ learner, lessons: [record.id], seen: "Ghana Card, checked by me" });
   */
  confirmLessonsAtDesk: method(
    confirmLessonsAtDesk,
    (
      body: ConfirmLessonsAtDeskBody,
      options?: PostOptions,
    ): KwanPromise<ConfirmLessonsAtDeskAnswer, SchoolsConfirmLessonsAtDeskError, "confirmLessonsAtDesk"> =>
      send(confirmLessonsAtDesk, { body }, options),
  ),
  /**
   * Confirms the enrolment of a trainee who is at the counter and has shown their ID and the paper with their trainee
   * number. For officers. Needed if the school has not entered a birth date, because a name and a number can be guessed.
   *
   * @example
   * await kwan.schools.confirmEnrolmentAtDesk({ learner, school_code: "GA-014", trainee_number: "T-2026-0412", seen });
   */
  confirmEnrolmentAtDesk: method(
    confirmEnrolmentAtDesk,
    (
      body: ConfirmEnrolmentAtDeskBody,
      options?: PostOptions,
    ): KwanPromise<Enrolment, SchoolsConfirmEnrolmentAtDeskError, "confirmEnrolmentAtDesk"> =>
      send(confirmEnrolmentAtDesk, { body }, options),
  ),
  /**
   * Adds an instructor to a driving school, without accrediting them. For officers. The instructor can give lessons
   * once they are accredited. An accreditation needs two people: one proposes it, and another approves it.
   *
   * @example
   * await kwan.schools.addInstructor(id, { name: "Yaw Darko", license_number: "DAR-120389-01234" });
   */
  addInstructor: method(
    addInstructor,
    (
      id: SchoolId,
      body: AddInstructorBody,
      options?: PostOptions,
    ): KwanPromise<School, SchoolsAddInstructorError, "addInstructor"> =>
      send(addInstructor, { params: { id }, body }, options),
  ),
  /**
   * Proposes an instructor of your own school. The holder of the licence confirms with their own account that they teach
   * there, an officer proposes the accreditation, and a second person approves it. After an officer has declined, you can
   * propose the same person again.
   *
   * @example
   * await kwan.schools.proposeInstructor({ name: "Yaw Darko", license_number: "DAR-120389-01234" });
   */
  proposeInstructor: method(
    proposeInstructor,
    (
      body: ProposeInstructorBody,
      options?: PostOptions,
    ): KwanPromise<School, SchoolsProposeInstructorError, "proposeInstructor"> =>
      send(proposeInstructor, { body }, options),
  ),
  /**
   * Declines an instructor whom a school has proposed. For officers. The school is told why.
   *
   * @example
   * await kwan.schools.declineInstructor(instructor.id, { note: "The licence number is wrong." });
   */
  declineInstructor: method(
    declineInstructor,
    (
      id: InstructorId,
      body: DeclineInstructorBody,
      options?: PostOptions,
    ): KwanPromise<School, SchoolsDeclineInstructorError, "declineInstructor"> =>
      send(declineInstructor, { params: { id }, body }, options),
  ),
  /**
   * Lists class records, filtered by school, trainee, class or period. A school sees the records of its trainees, and a
   * learner sees their own. For one learner, `totals` compares the learner's hours for a class, at all schools, with the
   * required 48.
   *
   * @example
   * for await (const record of kwan.schools.classRecords({ module: "practical" })) console.log(record.id);
   */
  classRecords: method(
    listClassRecords,
    (
      query?: ListClassRecordsQuery,
      options?: CallOptions,
    ): KwanList<ListClassRecordsAnswer, SchoolsClassRecordsError, "listClassRecords"> =>
      send(listClassRecords, { query }, options),
  ),
  /**
   * Records a lesson that a trainee took at your school, once it has ended. The trainee has to confirm the lesson before
   * its hours count. No trainee, instructor or vehicle can be in two lessons at the same time, or above the limits of hours
   * for one day. A lesson at an unusual time, or after many hours, is recorded with `marks`: an officer looks at it before
   * the trainee gets a certificate.
   *
   * @example
   * await kwan.schools.recordLesson({ enrolment, module: "theory", topic, date, starts_at, ends_at, instructor, attendance: "present" });
   */
  recordLesson: method(
    recordLesson,
    (
      body: RecordLessonBody,
      options?: PostOptions,
    ): KwanPromise<ClassRecord, SchoolsRecordLessonError, "recordLesson"> => send(recordLesson, { body }, options),
  ),
  /**
   * Removes a lesson that was recorded by mistake. You can remove a lesson until the trainee has confirmed it.
   *
   * @example
   * await kwan.schools.removeLesson(record.id);
   */
  removeLesson: method(
    removeLesson,
    (id: LessonId, options?: CallOptions): KwanPromise<undefined, SchoolsRemoveLessonError, "removeLesson"> =>
      send(removeLesson, { params: { id } }, options),
  ),
  /**
   * Says whether an unusual lesson counts. For officers. A lesson that is refused does not count, and the trainee is told
   * why. An officer can change the answer until the certificate has been issued.
   *
   * @example
   * await kwan.schools.checkLesson(record.id, { outcome: "accepted", note: "I called the trainee." });
   */
  checkLesson: method(
    checkLesson,
    (
      id: LessonId,
      body: CheckLessonBody,
      options?: PostOptions,
    ): KwanPromise<ClassRecord, SchoolsCheckLessonError, "checkLesson"> =>
      send(checkLesson, { params: { id }, body }, options),
  ),
  /**
   * Lists the registered driving schools. `search` matches the code or the name.
   *
   * @example
   * const { results } = await kwan.schools.list({ search: "Ridge" });
   */
  list: method(
    listSchools,
    (
      query?: ListSchoolsQuery,
      options?: CallOptions,
    ): KwanList<Page<ListSchoolsItem>, SchoolsListError, "listSchools"> => send(listSchools, { query }, options),
  ),
  /**
   * Lists the trainees at your school, newest first. The list includes trainees whose enrolment has ended. You can
   * search by name or trainee number.
   *
   * @example
   * const { results } = await kwan.schools.enrolments({ limit: 50 });
   */
  enrolments: method(
    listEnrolments,
    (
      query?: ListEnrolmentsQuery,
      options?: CallOptions,
    ): KwanList<Page<Enrolment>, SchoolsEnrolmentsError, "listEnrolments"> => send(listEnrolments, { query }, options),
  ),
  /**
   * Enrols a trainee. The trainee confirms the enrolment by entering the school code and the trainee number, in an
   * application or with `confirmEnrolment`.
   *
   * @example
   * await kwan.schools.enrol({ trainee_number: "T-1", first_name: "Efua", last_name: "Darko", license_class: "B" });
   */
  enrol: method(
    enrolTrainee,
    (body: EnrolTraineeBody, options?: PostOptions): KwanPromise<Enrolment, SchoolsEnrolError, "enrolTrainee"> =>
      send(enrolTrainee, { body }, options),
  ),
  /**
   * Confirms your own enrolment at a driving school, with the school's code and the trainee number that the school gave
   * you. Your name and birth date have to be those that the school entered. If it has entered no birth date, it can add it, or
   * you confirm the enrolment at a branch. You need no application for this.
   *
   * @example
   * await kwan.schools.confirmEnrolment({ school_code: "GA-014", trainee_number: "T-2026-0412" });
   */
  confirmEnrolment: method(
    confirmEnrolment,
    (
      body: ConfirmEnrolmentBody,
      options?: PostOptions,
    ): KwanPromise<Enrolment, SchoolsConfirmEnrolmentError, "confirmEnrolment"> =>
      send(confirmEnrolment, { body }, options),
  ),
  /**
   * Adds the birth date of a trainee to an enrolment that was entered without one, so that the trainee can confirm it. Only
   * possible until then.
   *
   * @example
   * await kwan.schools.changeEnrolment(enrolment.id, { date_of_birth: "2004-05-17" });
   */
  changeEnrolment: method(
    changeEnrolment,
    (
      id: EnrolmentId,
      body: ChangeEnrolmentBody,
      options?: UpdateOptions,
    ): KwanPromise<Enrolment, SchoolsChangeEnrolmentError, "changeEnrolment"> =>
      send(changeEnrolment, { params: { id }, body }, options),
  ),
  /**
   * Ends an enrolment, and tells the trainee. The trainee number can no longer be used. You can give it to somebody else if
   * no lesson and no certificate stand on it. We keep the class records.
   *
   * @example
   * await kwan.schools.endEnrolment(enrolment.id);
   */
  endEnrolment: method(
    endEnrolment,
    (id: EnrolmentId, options?: PostOptions): KwanPromise<Enrolment, SchoolsEndEnrolmentError, "endEnrolment"> =>
      send(endEnrolment, { params: { id } }, options),
  ),
  /**
   * Registers a driving school, without accrediting it. For officers. The school can record lessons once it is
   * accredited. An accreditation needs two people: one proposes it, and another approves it.
   *
   * @example
   * const { id } = await kwan.schools.create({ school_code: "GA-015", name: "Ridge Driving School", branch });
   */
  create: method(
    createSchool,
    (body: CreateSchoolBody, options?: PostOptions): KwanPromise<School, SchoolsCreateError, "createSchool"> =>
      send(createSchool, { body }, options),
  ),
  /**
   * Returns a driving school with its instructors. For staff.
   *
   * @example
   * const { is_accredited, instructors } = await kwan.schools.get(id);
   */
  get: method(
    getSchool,
    (id: SchoolId, options?: CallOptions): KwanPromise<School, SchoolsGetError, "getSchool"> =>
      send(getSchool, { params: { id } }, options),
  ),
  /**
   * Returns your own driving school with its instructors. For schools.
   *
   * @example
   * const { instructors } = await kwan.schools.own();
   */
  own: method(
    getOwnSchool,
    (options?: CallOptions): KwanPromise<School, SchoolsOwnError, "getOwnSchool"> => send(getOwnSchool, {}, options),
  ),
});

/**
 * Driving schools, and the training they record.
 */
export interface SchoolsMethods extends ReturnType<typeof withSend> {}

/**
 * Driving schools, and the training they record.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { schools });
 */
export const schools: (send: Send) => SchoolsMethods = withSend;
