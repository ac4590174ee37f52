// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  claimLicence,
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
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Driver profiles: personal details, identification, eye tests and payments.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { drivers });
 */
/* @__NO_SIDE_EFFECTS__ */
export const drivers = (send: Send) => ({
  /**
   * Returns a driver profile.
   *
   * @example
   * const driver = await kwan.drivers.get(id);
   */
  get: method(
    getDriver,
    (id: string, options?: CallOptions): Answering<typeof getDriver> => send(getDriver, { params: { id } }, options),
  ),
  /**
   * Creates a driver profile for the logged-in account.
   *
   * @example
   * const driver = await kwan.drivers.create(profile);
   */
  create: method(
    createDriver,
    (body: Body<typeof createDriver>, options?: PostOptions): Answering<typeof createDriver> =>
      send(createDriver, { body }, options),
  ),
  /**
   * Links a licence that was issued before the portal existed to the logged-in account.
   *
   * @example
   * const { message } = await kwan.drivers.claim({ license_number, date_of_birth, issued_on });
   */
  claim: method(
    claimLicence,
    (body: Body<typeof claimLicence>, options?: PostOptions): Answering<typeof claimLicence> =>
      send(claimLicence, { body }, options),
  ),
  /**
   * Changes the address, occupation and other details of a profile. To change a name, date of birth or nationality, use
   * an update request.
   *
   * @example
   * await kwan.drivers.update(driver.id, { ...changes }, { ifMatch: driver });
   */
  update: method(
    updateDriver,
    (id: string, body?: Body<typeof updateDriver>, options?: UpdateOptions): Answering<typeof updateDriver> =>
      send(updateDriver, { params: { id }, body }, options),
  ),
  /**
   * Returns a driver's identity document, and whether an officer has verified it.
   *
   * @example
   * const identification = await kwan.drivers.identification(id);
   */
  identification: method(
    getIdentification,
    (id: string, options?: CallOptions): Answering<typeof getIdentification> =>
      send(getIdentification, { params: { id } }, options),
  ),
  /**
   * Replaces a driver's identity document. Once an officer has verified the document, it can no longer be replaced with
   * this call.
   *
   * @example
   * await kwan.drivers.putIdentification(id, identification);
   */
  putIdentification: method(
    putIdentification,
    (id: string, body: Body<typeof putIdentification>, options?: UpdateOptions): Answering<typeof putIdentification> =>
      send(putIdentification, { params: { id }, body }, options),
  ),
  /**
   * Returns a driver's latest eye test.
   *
   * @example
   * const eyeTest = await kwan.drivers.eyeTest(id);
   */
  eyeTest: method(
    getEyeTest,
    (id: string, options?: CallOptions): Answering<typeof getEyeTest> => send(getEyeTest, { params: { id } }, options),
  ),
  /**
   * Records an eye test. For officers.
   *
   * @example
   * await kwan.drivers.recordEyeTest(id, result);
   */
  recordEyeTest: method(
    recordEyeTest,
    (id: string, body: Body<typeof recordEyeTest>, options?: PostOptions): Answering<typeof recordEyeTest> =>
      send(recordEyeTest, { params: { id }, body }, options),
  ),
  /**
   * Lists the services, with the driver's eligibility for each and, if the driver cannot apply, the reasons.
   *
   * @example
   * const { results } = await kwan.drivers.availableServices(id);
   */
  availableServices: method(
    listAvailableServices,
    (
      id: string,
      query?: Query<typeof listAvailableServices>,
      options?: CallOptions,
    ): Answering<typeof listAvailableServices> => send(listAvailableServices, { params: { id }, query }, options),
  ),
  /**
   * Lists a driver's payments.
   *
   * @example
   * for await (const payment of kwan.drivers.payments(id)) console.log(payment.id);
   */
  payments: method(
    listDriverPayments,
    (
      id: string,
      query?: Query<typeof listDriverPayments>,
      options?: CallOptions,
    ): Answering<typeof listDriverPayments> => send(listDriverPayments, { params: { id }, query }, options),
  ),
});
