import type { PathNames, ReadBodyOf } from "@kwan/contract";
import type { Part } from "@kwan/domain";
import type * as Ids from "./ids.ts";

// The types of the IDs in requests, by kind of record. In the contract, all IDs are strings. Nothing checks the prefix
// of an ID that a caller sends. If the ID belongs to another kind of record, no row has it, and the response is "not
// found".

/** The type of the ID in a path, by the part of the path before the ID or, in exceptional cases, by the whole path. */
interface IdAfter {
  readonly "/application": Ids.ApplicationId;
  readonly "/appointment": Ids.AppointmentId;
  readonly "/decision": Ids.DecisionId;
  readonly "/document": Ids.DocumentId;
  readonly "/driving_school/class_records": Ids.LessonId;
  readonly "/driving_school/enrolment": Ids.EnrolmentId;
  readonly "/driving_school/school": Ids.SchoolId;
  readonly "/dvla/branch": Ids.BranchId;
  readonly "/learner/driver": Ids.DriverId;
  readonly "/learner/driver/payments": Ids.DriverId;
  readonly "/learner/eye-test": Ids.DriverId;
  readonly "/license": Ids.DriverId;
  readonly "/license/share": Ids.ShareId;
  readonly "/office/appeal": Ids.AppealId;
  readonly "/office/decision": Ids.DecisionId;
  readonly "/office/driver": Ids.DriverId;
  readonly "/office/flagged-payment": Ids.PaymentId;
  readonly "/office/identity": Ids.DriverId;
  readonly "/office/import": Ids.ImportId;
  readonly "/office/task": Ids.TaskId;
  readonly "/payment": Ids.PaymentId;
  readonly "/receipt": Ids.InvoiceId;
  readonly "/service": Ids.ApplicationId;
  /** This is an exception, because the call lists a driver's applications. */
  readonly "/service/{id}/": Ids.DriverId;
  readonly "/service/delivery-location": Ids.DeliveryId;
  readonly "/service/invoice": Ids.InvoiceId;
  readonly "/service/update-request": Ids.UpdateRequestId;
  readonly "/staff": Ids.AccountId;
  readonly "/staff/undelivered": Ids.MessageId;
  readonly "/users/sessions": Ids.SessionId;
}

/** The types of the IDs in bodies and parameters, by field name. */
interface IdNamed {
  readonly assignee: Ids.AccountId;
  readonly attempt: Ids.AttemptId;
  readonly branch: Ids.BranchId;
  readonly customerId: Ids.DriverId;
  readonly delivery_location: Ids.DeliveryId;
  readonly driver: Ids.DriverId;
  readonly enrolment: Ids.EnrolmentId;
  readonly ids: Ids.NotificationId;
  readonly instructor_id: Ids.InstructorId;
  readonly learner: Ids.DriverId;
  readonly school: Ids.SchoolId;
  readonly service: Ids.ApplicationId;
  readonly serviceId: Ids.ApplicationId;
  readonly slot: Ids.SlotId;
  readonly tasks: Ids.TaskId;
  readonly subject: Ids.SubjectId;
}

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
