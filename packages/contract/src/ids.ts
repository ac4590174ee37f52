declare const noun: unique symbol;

/**
 * The ID of a record. Any string is accepted, because IDs come from addresses and forms, but the ID of another kind of
 * record is a type error.
 *
 * @example
 * const id: InvoiceId = "inv_01H8R9Z4WX"; // the ID of a branch does not compile here
 */
export type Id<Noun extends string> = string & { readonly [noun]?: Noun };

export type AccountId = Id<"account">;
export type AppealId = Id<"appeal">;
export type ApplicationId = Id<"application">;
export type AppointmentId = Id<"appointment">;
export type AttemptId = Id<"attempt">;
export type BooksId = Id<"books">;
export type BranchId = Id<"branch">;
export type DecisionId = Id<"decision">;
export type DeliveryId = Id<"delivery">;
export type DocumentId = Id<"document">;
export type DriverId = Id<"driver">;
export type EnrolmentId = Id<"enrolment">;
export type EnquiryId = Id<"enquiry">;
export type ImportId = Id<"import">;
export type InstructorId = Id<"instructor">;
export type InvoiceId = Id<"invoice">;
export type LessonId = Id<"lesson">;
export type MessageId = Id<"message">;
export type NoteId = Id<"note">;
export type NoticeBoardId = Id<"notice_board">;
export type NoticeId = Id<"notice">;
export type NotificationId = Id<"notification">;
export type PaymentId = Id<"payment">;
export type ProgramId = Id<"program">;
export type SchoolId = Id<"school">;
export type SessionId = Id<"session">;
export type ShareId = Id<"share">;
export type SlotId = Id<"slot">;
export type TaskId = Id<"task">;
export type UpdateRequestId = Id<"update_request">;
/** The possible subjects of a decision. */
export type SubjectId =
  | DriverId
  | AccountId
  | SchoolId
  | InstructorId
  | PaymentId
  | BranchId
  | BooksId
  | NoticeBoardId
  | ProgramId;

/**
 * The kind of record that the ID in a path identifies, by the part of the path before the ID or, in exceptional cases,
 * by the whole path. In the paths for kinds ("/service/learners-license/{id}/"), it is an application.
 */
export const idsInPaths = {
  "/application": "application",
  "/appointment": "appointment",
  "/decision": "decision",
  "/document": "document",
  "/driving_school/class_records": "lesson",
  "/driving_school/enrolment": "enrolment",
  "/driving_school/instructor": "instructor",
  "/driving_school/school": "school",
  "/driving_school/teaching": "instructor",
  "/dvla/branch": "branch",
  "/learner/driver": "driver",
  "/learner/driver/payments": "driver",
  "/learner/eye-test": "driver",
  "/license": "driver",
  "/license/share": "share",
  "/office/appeal": "appeal",
  "/office/decision": "decision",
  "/office/driver": "driver",
  "/office/enquiry": "enquiry",
  "/office/flagged-payment": "payment",
  "/office/import": "import",
  "/office/notice": "notice",
  "/office/program": "program",
  "/office/task": "task",
  "/payment": "payment",
  "/receipt": "invoice",
  "/service": "application",
  // This is an exception, because the call lists a driver's applications.
  "/service/{id}/": "driver",
  "/service/delivery-location": "delivery",
  "/service/invoice": "invoice",
  "/service/update-request": "update_request",
  "/staff": "account",
  "/staff/undelivered": "message",
  "/users/sessions": "session",
} as const;

/** The kind of record that an ID in a body, a query or an answer identifies, by the name of the field. */
export const idsInFields = {
  account: "account",
  assignee: "account",
  attempt: "attempt",
  branch: "branch",
  customerId: "driver",
  delivery_location: "delivery",
  driver: "driver",
  enrolment: "enrolment",
  ids: "notification",
  instructor_id: "instructor",
  learner: "driver",
  lessons: "lesson",
  payment: "payment",
  school: "school",
  service: "application",
  serviceId: "application",
  slot: "slot",
  tasks: "task",
  subject: "subject",
} as const;

export type IdsInPaths = typeof idsInPaths;
export type IdsInFields = typeof idsInFields;
