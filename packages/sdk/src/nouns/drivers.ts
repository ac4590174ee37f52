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
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Driver profiles: the person, their identification, eye test and payments. */
export interface Drivers {
  /**
   * A driver profile.
   *
   * @example
   * const driver = await kwan.drivers.get(id);
   */
  readonly get: Method<typeof getDriver>;
  /**
   * Makes the profile of the signed-in account.
   *
   * @example
   * const driver = await kwan.drivers.create(profile);
   */
  readonly create: Method<typeof createDriver>;
  /**
   * Changes a profile.
   *
   * @example
   * await kwan.drivers.update(driver.id, { ...changes }, { ifMatch: driver });
   */
  readonly update: Method<typeof updateDriver>;
  /**
   * The identity documents of a driver.
   *
   * @example
   * const identification = await kwan.drivers.identification(id);
   */
  readonly identification: Method<typeof getIdentification>;
  /**
   * Replaces the identity documents of a driver.
   *
   * @example
   * await kwan.drivers.putIdentification(id, identification);
   */
  readonly putIdentification: Method<typeof putIdentification>;
  /**
   * The latest eye test of a driver.
   *
   * @example
   * const eyeTest = await kwan.drivers.eyeTest(id);
   */
  readonly eyeTest: Method<typeof getEyeTest>;
  /**
   * Records an eye test: for officers.
   *
   * @example
   * await kwan.drivers.recordEyeTest(id, result);
   */
  readonly recordEyeTest: Method<typeof recordEyeTest>;
  /**
   * The services a driver can apply for now, and what stands in the way of the others.
   *
   * @example
   * const { results } = await kwan.drivers.availableServices(id);
   */
  readonly availableServices: Method<typeof listAvailableServices>;
  /**
   * The payments of a driver.
   *
   * @example
   * for await (const payment of kwan.drivers.payments(id)) console.log(payment.id);
   */
  readonly payments: Method<typeof listDriverPayments>;
}

/**
 * Driver profiles: the person, their identification, eye test and payments.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { drivers });
 */
/* @__NO_SIDE_EFFECTS__ */
export const drivers = (send: Send): Drivers => ({
  get: send(getDriver),
  create: send(createDriver),
  update: send(updateDriver),
  identification: send(getIdentification),
  putIdentification: send(putIdentification),
  eyeTest: send(getEyeTest),
  recordEyeTest: send(recordEyeTest),
  availableServices: send(listAvailableServices),
  payments: send(listDriverPayments),
});
