// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type ApplicationId,
  type ChooseCategoryBody,
  type CostItem,
  chooseCategory,
  createService,
  type DriverId,
  getApplication,
  getService,
  getServiceOverview,
  type ListCostItemsQuery,
  type ListOfficeQueueQuery,
  type ListServiceCostsQuery,
  type ListServicesQuery,
  listCostItems,
  listOfficeQueue,
  listServiceCosts,
  listServices,
  type MoveServiceBody,
  moveService,
  type NewServiceOf,
  type OpenServiceBody,
  type Overview,
  openService,
  type Page,
  type ReadBy,
  type RecordPracticalTestBody,
  type RecordStepBody,
  type Report,
  type ReportBody,
  recordPracticalTest,
  recordStep,
  reportService,
  type Service,
  type ServiceChangesOf,
  type ServiceCost,
  type ServiceOf,
  type ServiceSummary,
  updateService,
  type VerifySchoolAnswer,
  type VerifySchoolBody,
  verifySchool,
} from "@kwan/contract";
import type { Kind, ReadableKind, ReportedKind } from "@kwan/domain/kinds";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { callFor, kindMethod, method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, IfMatch, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `services.list` can fail with. */
export type ServicesListCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `services.list`. */
export type ServicesListError = KwanError<ServicesListCode>;

/** The codes of the errors that `services.overview` can fail with. */
export type ServicesOverviewCode = CommonCode | "forbidden";

/** The error of `services.overview`. */
export type ServicesOverviewError = KwanError<ServicesOverviewCode>;

/** The codes of the errors that `services.application` can fail with. */
export type ServicesApplicationCode = CommonCode | "forbidden" | "not_found" | "reason_required";

/** The error of `services.application`. */
export type ServicesApplicationError = KwanError<ServicesApplicationCode>;

/** The codes of the errors that `services.move` can fail with. */
export type ServicesMoveCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_eligible"
  | "not_found"
  | "own_request"
  | "reason_required"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `services.move`. */
export type ServicesMoveError = KwanError<ServicesMoveCode>;

/** The codes of the errors that `services.open` can fail with. */
export type ServicesOpenCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `services.open`. */
export type ServicesOpenError = KwanError<ServicesOpenCode>;

/** The codes of the errors that `services.chooseCategory` can fail with. */
export type ServicesChooseCategoryCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_eligible"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `services.chooseCategory`. */
export type ServicesChooseCategoryError = KwanError<ServicesChooseCategoryCode>;

/** The codes of the errors that `services.verifySchool` can fail with. */
export type ServicesVerifySchoolCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `services.verifySchool`. */
export type ServicesVerifySchoolError = KwanError<ServicesVerifySchoolCode>;

/** The codes of the errors that `services.costs` can fail with. */
export type ServicesCostsCode = CommonCode | "invalid";

/** The error of `services.costs`. */
export type ServicesCostsError = KwanError<ServicesCostsCode>;

/** The codes of the errors that `services.costItems` can fail with. */
export type ServicesCostItemsCode = CommonCode | "invalid";

/** The error of `services.costItems`. */
export type ServicesCostItemsError = KwanError<ServicesCostItemsCode>;

/** The codes of the errors that `services.queue` can fail with. */
export type ServicesQueueCode = CommonCode | "forbidden" | "invalid";

/** The error of `services.queue`. */
export type ServicesQueueError = KwanError<ServicesQueueCode>;

/** The codes of the errors that `services.recordStep` can fail with. */
export type ServicesRecordStepCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "reason_required"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `services.recordStep`. */
export type ServicesRecordStepError = KwanError<ServicesRecordStepCode>;

/** The codes of the errors that `services.recordPracticalTest` can fail with. */
export type ServicesRecordPracticalTestCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "reason_required"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `services.recordPracticalTest`. */
export type ServicesRecordPracticalTestError = KwanError<ServicesRecordPracticalTestCode>;

/** The codes of the errors that `services.create` can fail with. */
export type ServicesCreateCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_eligible"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `services.create`. */
export type ServicesCreateError = KwanError<ServicesCreateCode>;

/** The codes of the errors that `services.get` can fail with. */
export type ServicesGetCode = CommonCode | "forbidden" | "not_found" | "reason_required";

/** The error of `services.get`. */
export type ServicesGetError = KwanError<ServicesGetCode>;

/** The codes of the errors that `services.update` can fail with. */
export type ServicesUpdateCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `services.update`. */
export type ServicesUpdateError = KwanError<ServicesUpdateCode>;

/** The codes of the errors that `services.report` can fail with. */
export type ServicesReportCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `services.report`. */
export type ServicesReportError = KwanError<ServicesReportCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists a driver's applications, newest first. Pass the driver's ID.
   *
   * @example
   * for await (const service of kwan.services.list(driverId)) console.log(service.number);
   */
  list: method(
    listServices,
    (
      id: DriverId,
      query?: ListServicesQuery,
      options?: CallOptions,
    ): KwanList<Page<ServiceSummary>, ServicesListError, "listServices"> =>
      send(listServices, { params: { id }, query }, options),
  ),
  /**
   * Returns the number of applications with each status, and the next tasks, with the most urgent first.
   *
   * @example
   * const overview = await kwan.services.overview();
   */
  overview: method(
    getServiceOverview,
    (options?: CallOptions): KwanPromise<Overview, ServicesOverviewError, "getServiceOverview"> =>
      send(getServiceOverview, {}, options),
  ),
  /**
   * Returns an application for any kind of service by its ID.
   *
   * @example
   * const { kind, status } = await kwan.services.application(id);
   */
  application: method(
    getApplication,
    (id: ApplicationId, options?: CallOptions): KwanPromise<Service, ServicesApplicationError, "getApplication"> =>
      send(getApplication, { params: { id } }, options),
  ),
  /**
   * Takes one of the actions in the application's `actions`, for example submit, cancel, review or hand over.
   *
   * @example
   * await kwan.services.move(draft.id, { action: "submit" }, { ifMatch: draft });
   */
  move: method(
    moveService,
    (
      id: ApplicationId,
      body: MoveServiceBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<Service, ServicesMoveError, "moveService"> => send(moveService, { params: { id }, body }, options),
  ),
  /**
   * Opens another branch's application, with a reason, so that you can work on it. For officers. The audit log records
   * the reason, which is valid for 30 minutes.
   *
   * @example
   * await kwan.services.open(id, { reason: "The applicant is at our counter." });
   */
  open: method(
    openService,
    (
      id: ApplicationId,
      body: OpenServiceBody,
      options?: PostOptions,
    ): KwanPromise<undefined, ServicesOpenError, "openService"> => send(openService, { params: { id }, body }, options),
  ),
  /**
   * Chooses the class and gearbox in an application for a learner's licence.
   *
   * @example
   * await kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
   */
  chooseCategory: method(
    chooseCategory,
    (
      id: ApplicationId,
      body: ChooseCategoryBody,
      options?: PostOptions,
    ): KwanPromise<Service, ServicesChooseCategoryError, "chooseCategory"> =>
      send(chooseCategory, { params: { id }, body }, options),
  ),
  /**
   * Verifies that the driving school in an application for a learner's licence has enrolled the learner.
   *
   * @example
   * await kwan.services.verifySchool(id, { school_code, trainee_number });
   */
  verifySchool: method(
    verifySchool,
    (
      id: ApplicationId,
      body: VerifySchoolBody,
      options?: PostOptions,
    ): KwanPromise<VerifySchoolAnswer, ServicesVerifySchoolError, "verifySchool"> =>
      send(verifySchool, { params: { id }, body }, options),
  ),
  /**
   * Lists the total cost of each service.
   *
   * @example
   * const { results } = await kwan.services.costs({ kind: "drivers-renewal" });
   */
  costs: method(
    listServiceCosts,
    (
      query?: ListServiceCostsQuery,
      options?: CallOptions,
    ): KwanList<Page<ServiceCost>, ServicesCostsError, "listServiceCosts"> =>
      send(listServiceCosts, { query }, options),
  ),
  /**
   * Lists the items that make up the cost of a service.
   *
   * @example
   * const { results } = await kwan.services.costItems({ kind: "drivers-renewal" });
   */
  costItems: method(
    listCostItems,
    (
      query?: ListCostItemsQuery,
      options?: CallOptions,
    ): KwanList<Page<CostItem>, ServicesCostItemsError, "listCostItems"> => send(listCostItems, { query }, options),
  ),
  /**
   * Lists the applications in the office's queue. Open applications are sorted oldest first, and other lists newest
   * first. With `to_do=true`, the list has only the applications that the office has to act on now.
   *
   * @example
   * for await (const service of kwan.services.queue({ branch: branchId })) console.log(service.number);
   */
  queue: method(
    listOfficeQueue,
    (
      query?: ListOfficeQueueQuery,
      options?: CallOptions,
    ): KwanList<Page<ServiceSummary>, ServicesQueueError, "listOfficeQueue"> =>
      send(listOfficeQueue, { query }, options),
  ),
  /**
   * Records a step as done or failed. For officers.
   *
   * @example
   * await kwan.services.recordStep(id, { step: "biometrics", state: "done" }, { ifMatch: application });
   */
  recordStep: method(
    recordStep,
    (
      id: ApplicationId,
      body: RecordStepBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<Service, ServicesRecordStepError, "recordStep"> =>
      send(recordStep, { params: { id }, body }, options),
  ),
  /**
   * Records a practical test. For officers. An examiner records one result of a person for a day. A failed test can be
   * taken again after 7 days.
   *
   * @example
   * await kwan.services.recordPracticalTest(id, { tested_on: "2026-11-21", is_passed: true }, { ifMatch: application });
   */
  recordPracticalTest: method(
    recordPracticalTest,
    (
      id: ApplicationId,
      body: RecordPracticalTestBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<Service, ServicesRecordPracticalTestError, "recordPracticalTest"> =>
      send(recordPracticalTest, { params: { id }, body }, options),
  ),
  /**
   * Creates an application. The kind of service determines the fields of the body.
   *
   * @example
   * const service = await kwan.services.create("learners-license", application);
   */
  create: kindMethod(
    createService,
    <const K extends Kind>(
      kind: K,
      body?: NewServiceOf<K>,
      options?: PostOptions,
    ): KwanPromise<ServiceOf<K>, ServicesCreateError> =>
      send(callFor(createService, kind), { body }, options) as KwanPromise<ServiceOf<K>, ServicesCreateError>,
  ),
  /**
   * Returns an application for the given kind of service.
   *
   * @example
   * const service = await kwan.services.get("drivers-renewal", id);
   */
  get: kindMethod(
    getService,
    <const K extends ReadableKind>(
      kind: K,
      id: ApplicationId,
      options?: CallOptions,
    ): KwanPromise<ServiceOf<ReadBy<K>>, ServicesGetError> =>
      send(callFor(getService, kind), { params: { id } }, options) as KwanPromise<
        ServiceOf<ReadBy<K>>,
        ServicesGetError
      >,
  ),
  /**
   * Changes an application while its status allows it.
   *
   * @example
   * await kwan.services.update("drivers-renewal", service.id, { ...changes }, { ifMatch: service });
   */
  update: kindMethod(
    updateService,
    <const K extends ReadableKind>(
      kind: K,
      id: ApplicationId,
      body?: ServiceChangesOf<ReadBy<K>>,
      options?: UpdateOptions,
    ): KwanPromise<ServiceOf<ReadBy<K>>, ServicesUpdateError> =>
      send(callFor(updateService, kind), { params: { id }, body }, options) as KwanPromise<
        ServiceOf<ReadBy<K>>,
        ServicesUpdateError
      >,
  ),
  /**
   * Counts the applications for a kind of service and its variants over a period. For officers.
   *
   * @example
   * const report = await kwan.services.report("learners-license", { from: "2026-01-01", to: "2026-06-30" });
   */
  report: kindMethod(
    reportService,
    <const K extends ReportedKind>(
      kind: K,
      body?: ReportBody,
      options?: PostOptions,
    ): KwanPromise<Report, ServicesReportError> =>
      send(callFor(reportService, kind), { body }, options) as KwanPromise<Report, ServicesReportError>,
  ),
});

/**
 * Applications for the authority's services. The methods are the same for every kind of service.
 */
export interface ServicesMethods extends ReturnType<typeof withSend> {}

/**
 * Applications for the authority's services. The methods are the same for every kind of service.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { services });
 */
export const services: (send: Send) => ServicesMethods = withSend;
