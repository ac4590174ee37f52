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
import type { KindMethod, Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Applications for the services of the authority, one way for all kinds. */
export interface Services {
  /**
   * The applications of a driver.
   *
   * @example
   * for await (const service of kwan.services.list(driverId)) console.log(service.number);
   */
  readonly list: Method<typeof listServices>;
  /**
   * How many applications stand where.
   *
   * @example
   * const overview = await kwan.services.overview();
   */
  readonly overview: Method<typeof getServiceOverview>;
  /**
   * Files an application of a kind; the body is that kind's own.
   *
   * @example
   * const service = await kwan.services.create("learners-license", application);
   */
  readonly create: KindMethod<typeof createService>;
  /**
   * An application with the details of its kind.
   *
   * @example
   * const service = await kwan.services.get("drivers-renewal", id);
   */
  readonly get: KindMethod<typeof getService>;
  /**
   * An application of any kind, by its id alone.
   *
   * @example
   * const { kind, status } = await kwan.services.application(id);
   */
  readonly application: Method<typeof getApplication>;
  /**
   * Changes an application while its state allows it.
   *
   * @example
   * await kwan.services.update("drivers-renewal", service.id, { ...changes }, { ifMatch: service });
   */
  readonly update: KindMethod<typeof updateService>;
  /**
   * Counts of a kind over a period: for officers.
   *
   * @example
   * const report = await kwan.services.report("learners-license", { from: "2026-01-01", to: "2026-06-30" });
   */
  readonly report: KindMethod<typeof reportService>;
  /**
   * Does one of the actions the state of an application allows.
   *
   * @example
   * await kwan.services.move(id, { action: "submit" });
   */
  readonly move: Method<typeof moveService>;
  /**
   * Opens an application of another branch, with the reason for it: for officers.
   *
   * @example
   * await kwan.services.open(id, { reason: "The applicant is at our counter." });
   */
  readonly open: Method<typeof openService>;
  /**
   * Chooses class and gearbox of a learner's licence.
   *
   * @example
   * await kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
   */
  readonly chooseCategory: Method<typeof chooseCategory>;
  /**
   * Has the driving school of a learner's licence verified.
   *
   * @example
   * await kwan.services.verifySchool(id, { school_code, trainee_number });
   */
  readonly verifySchool: Method<typeof verifySchool>;
  /**
   * What the services cost in all.
   *
   * @example
   * const { results } = await kwan.services.costs({ kind: "drivers-renewal" });
   */
  readonly costs: Method<typeof listServiceCosts>;
  /**
   * What the cost of a service is made of.
   *
   * @example
   * const { results } = await kwan.services.costItems({ kind: "drivers-renewal" });
   */
  readonly costItems: Method<typeof listCostItems>;
  /**
   * The applications that wait for the office.
   *
   * @example
   * for await (const service of kwan.services.queue({ branch: branchId })) console.log(service.number);
   */
  readonly queue: Method<typeof listOfficeQueue>;
  /**
   * Records a step as done or failed: for officers.
   *
   * @example
   * await kwan.services.recordStep(id, { step: "biometrics", state: "done" });
   */
  readonly recordStep: Method<typeof recordStep>;
  /**
   * Records a practical test: for officers.
   *
   * @example
   * await kwan.services.recordPracticalTest(id, { tested_on: "2026-11-21", is_passed: true });
   */
  readonly recordPracticalTest: Method<typeof recordPracticalTest>;
}

/**
 * Applications for the services of the authority, one way for all kinds.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { services });
 */
/* @__NO_SIDE_EFFECTS__ */
export const services = (send: Send): Services => ({
  list: send(listServices),
  overview: send(getServiceOverview),
  create: send.kinds(createService),
  get: send.kinds(getService),
  application: send(getApplication),
  update: send.kinds(updateService),
  report: send.kinds(reportService),
  move: send(moveService),
  open: send(openService),
  chooseCategory: send(chooseCategory),
  verifySchool: send(verifySchool),
  costs: send(listServiceCosts),
  costItems: send(listCostItems),
  queue: send(listOfficeQueue),
  recordStep: send(recordStep),
  recordPracticalTest: send(recordPracticalTest),
});
