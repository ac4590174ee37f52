// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  chooseCategory,
  createService,
  getApplication,
  getService,
  getServiceOverview,
  listCostItems,
  listOfficeQueue,
  listServiceCosts,
  listServices,
  moveService,
  openService,
  recordPracticalTest,
  recordStep,
  reportService,
  updateService,
  verifySchool,
} from "@kwan/contract";
import type { Kind, ReadableKind, ReportedKind } from "@kwan/domain/kinds";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { callFor, kindMethod, method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Applications for the authority's services. The methods are the same for every kind of service.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { services });
 */
/* @__NO_SIDE_EFFECTS__ */
export const services = (send: Send) => ({
  /**
   * Lists a driver's applications.
   *
   * @example
   * for await (const service of kwan.services.list(driverId)) console.log(service.number);
   */
  list: method(
    listServices,
    (id: string, query?: Query<typeof listServices>, options?: CallOptions): Answering<typeof listServices> =>
      send(listServices, { params: { id }, query }, options),
  ),
  /**
   * Returns the number of applications with each status, and the tasks to do.
   *
   * @example
   * const overview = await kwan.services.overview();
   */
  overview: method(
    getServiceOverview,
    (options?: CallOptions): Answering<typeof getServiceOverview> => send(getServiceOverview, {}, options),
  ),
  /**
   * Returns an application for any kind of service by its ID.
   *
   * @example
   * const { kind, status } = await kwan.services.application(id);
   */
  application: method(
    getApplication,
    (id: string, options?: CallOptions): Answering<typeof getApplication> =>
      send(getApplication, { params: { id } }, options),
  ),
  /**
   * Takes one of the actions that an application's status allows.
   *
   * @example
   * await kwan.services.move(id, { action: "submit" });
   */
  move: method(
    moveService,
    (
      id: string,
      body: Body<typeof moveService>,
      options?: PostOptions & UpdateOptions,
    ): Answering<typeof moveService> => send(moveService, { params: { id }, body }, options),
  ),
  /**
   * Opens another branch's application, with a reason, so that the caller can work on it. For officers.
   *
   * @example
   * await kwan.services.open(id, { reason: "The applicant is at our counter." });
   */
  open: method(
    openService,
    (id: string, body: Body<typeof openService>, options?: PostOptions): Answering<typeof openService> =>
      send(openService, { params: { id }, body }, options),
  ),
  /**
   * Chooses the class and gearbox in an application for a learner's licence.
   *
   * @example
   * await kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
   */
  chooseCategory: method(
    chooseCategory,
    (id: string, body: Body<typeof chooseCategory>, options?: PostOptions): Answering<typeof chooseCategory> =>
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
    (id: string, body: Body<typeof verifySchool>, options?: PostOptions): Answering<typeof verifySchool> =>
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
    (query?: Query<typeof listServiceCosts>, options?: CallOptions): Answering<typeof listServiceCosts> =>
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
    (query?: Query<typeof listCostItems>, options?: CallOptions): Answering<typeof listCostItems> =>
      send(listCostItems, { query }, options),
  ),
  /**
   * Lists the applications in the office's queue. Open applications are sorted oldest first, and other lists newest
   * first.
   *
   * @example
   * for await (const service of kwan.services.queue({ branch: branchId })) console.log(service.number);
   */
  queue: method(
    listOfficeQueue,
    (query?: Query<typeof listOfficeQueue>, options?: CallOptions): Answering<typeof listOfficeQueue> =>
      send(listOfficeQueue, { query }, options),
  ),
  /**
   * Records a step as done or failed. For officers.
   *
   * @example
   * await kwan.services.recordStep(id, { step: "biometrics", state: "done" });
   */
  recordStep: method(
    recordStep,
    (id: string, body: Body<typeof recordStep>, options?: PostOptions & UpdateOptions): Answering<typeof recordStep> =>
      send(recordStep, { params: { id }, body }, options),
  ),
  /**
   * Records a practical test. For officers.
   *
   * @example
   * await kwan.services.recordPracticalTest(id, { tested_on: "2026-11-21", is_passed: true, score: 86 });
   */
  recordPracticalTest: method(
    recordPracticalTest,
    (
      id: string,
      body: Body<typeof recordPracticalTest>,
      options?: PostOptions & UpdateOptions,
    ): Answering<typeof recordPracticalTest> => send(recordPracticalTest, { params: { id }, body }, options),
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
      body?: Body<(typeof createService)[K]>,
      options?: PostOptions,
    ): Answering<(typeof createService)[K]> => send(callFor(createService, kind), { body }, options),
  ),
  /**
   * Returns an application for the given kind of service.
   *
   * @example
   * const service = await kwan.services.get("drivers-renewal", id);
   */
  get: kindMethod(
    getService,
    <const K extends ReadableKind>(kind: K, id: string, options?: CallOptions): Answering<(typeof getService)[K]> =>
      send(callFor(getService, kind), { params: { id } }, options),
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
      id: string,
      body?: Body<(typeof updateService)[K]>,
      options?: UpdateOptions,
    ): Answering<(typeof updateService)[K]> => send(callFor(updateService, kind), { params: { id }, body }, options),
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
      body?: Body<(typeof reportService)[K]>,
      options?: PostOptions,
    ): Answering<(typeof reportService)[K]> => send(callFor(reportService, kind), { body }, options),
  ),
});
