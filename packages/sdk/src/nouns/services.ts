import {
  chooseCategory,
  createService,
  getService,
  getServiceOverview,
  listCostItems,
  listOfficeQueue,
  listServiceCosts,
  listServices,
  moveService,
  recordPracticalTest,
  recordStep,
  reportService,
  updateService,
  verifySchool,
} from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Applications for the services of the authority, one way for all kinds.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { services });
 */
/* @__NO_SIDE_EFFECTS__ */
export const services = (send: Send) => ({
  /**
   * The applications of a driver.
   *
   * @example
   * for await (const service of kwan.services.list(driverId)) console.log(service.number);
   */
  list: send(listServices),
  /**
   * How many applications stand where.
   *
   * @example
   * const overview = await kwan.services.overview();
   */
  overview: send(getServiceOverview),
  /**
   * Files an application of a kind; the body is that kind's own.
   *
   * @example
   * const service = await kwan.services.create("learners-license", application);
   */
  create: send.kinds(createService),
  /**
   * An application with the details of its kind.
   *
   * @example
   * const service = await kwan.services.get("drivers-renewal", id);
   */
  get: send.kinds(getService),
  /**
   * Changes an application while its state allows it.
   *
   * @example
   * await kwan.services.update("drivers-renewal", service.id, { ...changes }, { ifMatch: service });
   */
  update: send.kinds(updateService),
  /**
   * Counts of a kind over a period: for officers.
   *
   * @example
   * const report = await kwan.services.report("learners-license", { from: "2026-01-01", to: "2026-06-30" });
   */
  report: send.kinds(reportService),
  /**
   * Does one of the actions the state of an application allows.
   *
   * @example
   * await kwan.services.move(id, { action: "submit" });
   */
  move: send(moveService),
  /**
   * Chooses class and gearbox of a learner's licence.
   *
   * @example
   * await kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
   */
  chooseCategory: send(chooseCategory),
  /**
   * Has the driving school of a learner's licence verified.
   *
   * @example
   * await kwan.services.verifySchool(id, { school_code, trainee_number });
   */
  verifySchool: send(verifySchool),
  /**
   * What the services cost in all.
   *
   * @example
   * const { results } = await kwan.services.costs({ kind: "drivers-renewal" });
   */
  costs: send(listServiceCosts),
  /**
   * What the cost of a service is made of.
   *
   * @example
   * const { results } = await kwan.services.costItems({ kind: "drivers-renewal" });
   */
  costItems: send(listCostItems),
  /**
   * The applications that wait for the office.
   *
   * @example
   * for await (const service of kwan.services.queue({ branch: branchId })) console.log(service.number);
   */
  queue: send(listOfficeQueue),
  /**
   * Records a step as done or failed: for officers.
   *
   * @example
   * await kwan.services.recordStep(id, { step: "biometrics", state: "done" });
   */
  recordStep: send(recordStep),
  /**
   * Records a practical test: for officers.
   *
   * @example
   * await kwan.services.recordPracticalTest(id, { tested_on: "2026-11-21", is_passed: true });
   */
  recordPracticalTest: send(recordPracticalTest),
});
