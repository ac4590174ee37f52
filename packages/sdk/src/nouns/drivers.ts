import {
  createDriver,
  getDriver,
  getEyeTest,
  getIdentification,
  listAvailableServices,
  listDriverPayments,
  putIdentification,
  recordEyeTest,
  updateDriver,
} from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Driver profiles: the person, their identification, eye test and payments.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { drivers });
 */
/* @__NO_SIDE_EFFECTS__ */
export const drivers = (send: Send) => ({
  /**
   * A driver profile.
   *
   * @example
   * const driver = await kwan.drivers.get(id);
   */
  get: send(getDriver),
  /**
   * Makes the profile of the signed-in account.
   *
   * @example
   * const driver = await kwan.drivers.create(profile);
   */
  create: send(createDriver),
  /**
   * Changes a profile.
   *
   * @example
   * await kwan.drivers.update(driver.id, { ...changes }, { ifMatch: driver });
   */
  update: send(updateDriver),
  /**
   * The identity documents of a driver.
   *
   * @example
   * const identification = await kwan.drivers.identification(id);
   */
  identification: send(getIdentification),
  /**
   * Replaces the identity documents of a driver.
   *
   * @example
   * await kwan.drivers.putIdentification(id, identification);
   */
  putIdentification: send(putIdentification),
  /**
   * The latest eye test of a driver.
   *
   * @example
   * const eyeTest = await kwan.drivers.eyeTest(id);
   */
  eyeTest: send(getEyeTest),
  /**
   * Records an eye test: for officers.
   *
   * @example
   * await kwan.drivers.recordEyeTest(id, result);
   */
  recordEyeTest: send(recordEyeTest),
  /**
   * The services a driver can apply for now, and what stands in the way of the others.
   *
   * @example
   * const { results } = await kwan.drivers.availableServices(id);
   */
  availableServices: send(listAvailableServices),
  /**
   * The payments of a driver.
   *
   * @example
   * for await (const payment of kwan.drivers.payments(id)) console.log(payment.id);
   */
  payments: send(listDriverPayments),
});
