import type { IdsInFields, IdsInPaths, PathNames, ReadBodyOf } from "@kwan/contract";
import type { Part } from "@kwan/domain";
import type * as Ids from "./ids.ts";

// The types of the IDs in requests, by kind of record. The contract says which kind it is. Nothing checks the prefix of
// an ID that a caller sends. If the ID belongs to another kind of record, no row has it, and the response is "not
// found".

/** The server's IDs, by the names that the contract gives to the kinds of records. */
interface IdOf {
  readonly account: Ids.AccountId;
  readonly appeal: Ids.AppealId;
  readonly application: Ids.ApplicationId;
  readonly appointment: Ids.AppointmentId;
  readonly attempt: Ids.AttemptId;
  readonly branch: Ids.BranchId;
  readonly decision: Ids.DecisionId;
  readonly delivery: Ids.DeliveryId;
  readonly document: Ids.DocumentId;
  readonly driver: Ids.DriverId;
  readonly enrolment: Ids.EnrolmentId;
  readonly enquiry: Ids.EnquiryId;
  readonly import: Ids.ImportId;
  readonly instructor: Ids.InstructorId;
  readonly invoice: Ids.InvoiceId;
  readonly lesson: Ids.LessonId;
  readonly message: Ids.MessageId;
  readonly notice: Ids.NoticeId;
  readonly notification: Ids.NotificationId;
  readonly payment: Ids.PaymentId;
  readonly program: Ids.ProgramId;
  readonly school: Ids.SchoolId;
  readonly session: Ids.SessionId;
  readonly share: Ids.ShareId;
  readonly slot: Ids.SlotId;
  readonly subject: Ids.SubjectId;
  readonly task: Ids.TaskId;
  readonly update_request: Ids.UpdateRequestId;
}

type IdAfter = { readonly [P in keyof IdsInPaths]: IdOf[IdsInPaths[P]] };
type IdNamed = { readonly [N in keyof IdsInFields]: IdOf[IdsInFields[N]] };

/**
 * The type of the ID in a path. In the paths for kinds ("/service/learners-license/{id}/"), it is an application ID.
 */
type IdIn<Path extends string> = Path extends keyof IdAfter
  ? IdAfter[Path]
  : Path extends `${infer Before}/{id}${string}`
    ? Before extends keyof IdAfter
      ? IdAfter[Before]
      : Before extends `/service/${string}`
        ? Ids.ApplicationId
        : string
    : string;

/** The parameters in a path, with the types of their IDs, and the parts of the theory test. */
export type ParamsWithIds<Path extends string> = {
  readonly [N in PathNames<Path>]: N extends "id"
    ? IdIn<Path>
    : N extends keyof IdNamed
      ? IdNamed[N]
      : N extends "part"
        ? Part
        : string;
};

/** The body of a call after parsing, with the types of its IDs. */
export type RequestBodyOf<C extends { body: unknown }> = WithIds<ReadBodyOf<C>>;

/** A body or set of query parameters, with the types of its IDs. */
export type WithIds<T> = T extends object
  ? { [N in keyof T]: N extends keyof IdNamed ? IdOrIds<T[N], IdNamed[N]> : T[N] }
  : T;
type IdOrIds<T, Id> = T extends readonly string[] ? readonly Id[] : string extends T ? Id : T;
