import { idsInPaths } from "../src/ids.ts";

/** The names of the types of IDs, by kind of record. */
export const idTypes = {
  account: "AccountId",
  appeal: "AppealId",
  application: "ApplicationId",
  appointment: "AppointmentId",
  attempt: "AttemptId",
  branch: "BranchId",
  decision: "DecisionId",
  delivery: "DeliveryId",
  document: "DocumentId",
  driver: "DriverId",
  enrolment: "EnrolmentId",
  enquiry: "EnquiryId",
  import: "ImportId",
  instructor: "InstructorId",
  invoice: "InvoiceId",
  lesson: "LessonId",
  message: "MessageId",
  notice: "NoticeId",
  notification: "NotificationId",
  payment: "PaymentId",
  program: "ProgramId",
  school: "SchoolId",
  session: "SessionId",
  share: "ShareId",
  slot: "SlotId",
  subject: "SubjectId",
  task: "TaskId",
  update_request: "UpdateRequestId",
} as const;

/** Returns the type of the ID in a path. */
export function idInPath(path: string): string {
  const typesByPath: Readonly<Record<string, keyof typeof idTypes>> = idsInPaths;
  const before = path.slice(0, path.indexOf("/{id}"));
  const kind = typesByPath[path] ?? typesByPath[before] ?? (before.startsWith("/service/") ? "application" : undefined);
  return kind ? idTypes[kind] : "string";
}
