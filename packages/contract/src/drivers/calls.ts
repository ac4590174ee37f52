/**
 * Driver profiles: personal details, identification, eye tests and payments.
 *
 * @module
 */

import * as z from "zod/mini";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { ownPayment, paymentStatuses } from "../payments/shapes.ts";
import { driverRecord } from "./record-shape.ts";
import {
  availableService,
  claimedLicence,
  driver,
  driverChanges,
  eyeTest,
  identification,
  licenceClaim,
  newDriver,
  newEyeTest,
  newIdentification,
} from "./shapes.ts";

/**
 * Returns a driver profile.
 *
 * @summary Read a driver's profile
 * @sdk drivers.get
 * @example
 * const driver = await kwan.drivers.get(id);
 */
export const getDriver = call({
  id: "getDriver",
  requirement: "R-API-L02",
  method: "GET",
  path: "/learner/driver/{id}/",
  answer: driver,
  access: ["owner", "drivers.read"],
  audit: "driver",
});

/**
 * Creates the driver profile of the logged-in account. Each account can have one profile.
 *
 * @summary Create your driver profile
 * @sdk drivers.create
 * @example
 * const driver = await kwan.drivers.create(profile);
 */
export const createDriver = call({
  id: "createDriver",
  requirement: "R-API-L05",
  method: "POST",
  path: "/learner/driver/",
  body: newDriver,
  answer: driver,
  status: 201,
  errors: ["already_exists"],
  access: ["owner"],
});

/**
 * Links a licence that was issued before the portal existed to the logged-in account. Anyone who has seen the card
 * knows all three details, so the licence is linked only provisionally until an officer has verified your identity.
 *
 * @summary Claim your licence
 * @sdk drivers.claim
 * @example
 * const { message } = await kwan.drivers.claim({ license_number, date_of_birth, issued_on });
 */
export const claimLicence = call({
  id: "claimLicence",
  method: "POST",
  path: "/learner/driver/claim/",
  body: licenceClaim,
  answer: claimedLicence,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Changes the address, occupation and other details of a profile. To change names, date of birth or nationality, send
 * an update request with evidence. To change the email address or phone number, change the account.
 *
 * @summary Change a driver's address, occupation and other details
 * @sdk drivers.update
 * @example
 * await kwan.drivers.update(driver.id, { ...changes }, { ifMatch: driver });
 */
export const updateDriver = call({
  id: "updateDriver",
  requirement: "R-API-L06",
  method: "PATCH",
  path: "/learner/driver/{id}/",
  body: driverChanges,
  answer: driver,
  access: ["owner"],
});

/**
 * Returns a driver's identity document, and whether an officer has verified it.
 *
 * @summary Read a driver's identification
 * @sdk drivers.identification
 * @example
 * const identification = await kwan.drivers.identification(id);
 */
export const getIdentification = call({
  id: "getIdentification",
  requirement: "R-API-L03",
  method: "GET",
  path: "/learner/driver/{id}/identification/",
  answer: identification,
  access: ["owner", "drivers.read"],
  audit: "identification",
});

/**
 * Sets or replaces a driver's identity document: a Ghana Card, a passport or a non-citizen card. After an officer has
 * verified the document, you can no longer change it with this call.
 *
 * @summary Set a driver's identification
 * @sdk drivers.putIdentification
 * @example
 * await kwan.drivers.putIdentification(id, identification);
 */
export const putIdentification = call({
  id: "putIdentification",
  requirement: "R-API-L04",
  method: "PUT",
  path: "/learner/driver/{id}/identification/",
  body: newIdentification,
  answer: identification,
  errors: ["state_forbids", "already_exists"],
  access: ["owner"],
});

/**
 * Returns a driver's latest eye test.
 *
 * @summary Read a driver's last eye test
 * @sdk drivers.eyeTest
 * @example
 * const eyeTest = await kwan.drivers.eyeTest(id);
 */
export const getEyeTest = call({
  id: "getEyeTest",
  requirement: "R-API-L08",
  method: "GET",
  path: "/learner/eye-test/{id}/",
  answer: eyeTest,
  access: ["owner", "applications.work"],
  audit: "eye_test",
});

/**
 * Records an eye test. For officers.
 *
 * @summary Record an eye test
 * @sdk drivers.recordEyeTest
 * @example
 * await kwan.drivers.recordEyeTest(id, result);
 */
export const recordEyeTest = call({
  id: "recordEyeTest",
  method: "POST",
  path: "/learner/eye-test/{id}/",
  body: newEyeTest,
  answer: eyeTest,
  status: 201,
  access: ["applications.work"],
  power: "record_eye_test",
});

/**
 * Lists every kind of service, with the driver's eligibility for each. If the driver is not eligible for a service,
 * the response includes each reason, what to do about it and the earliest day the driver can apply.
 *
 * @summary List the services that a driver can apply for
 * @sdk drivers.availableServices
 * @example
 * const { results } = await kwan.drivers.availableServices(id);
 */
export const listAvailableServices = call({
  id: "listAvailableServices",
  requirement: "R-API-L09",
  paged: true,
  method: "GET",
  path: "/learner/driver/{id}/services/available/",
  query: listQuery({}),
  answer: page(availableService),
  access: ["owner", "applications.work"],
  audit: "available_services",
});

/**
 * Returns the part of your own record that decides what you can apply for. The rules of `@kwan/domain/kinds` take it as it is,
 * so that a program can explain them without asking the server again.
 *
 * @summary Read what your eligibility depends on
 * @sdk drivers.record
 * @example
 * const record = await kwan.drivers.record(id);
 * const { is_eligible, reasons } = eligibility(kinds["drivers-renewal"], record, "2026-11-28");
 */
export const getDriverRecord = call({
  id: "getDriverRecord",
  method: "GET",
  path: "/learner/driver/{id}/record/",
  answer: driverRecord,
  access: ["owner"],
});

/**
 * Lists a driver's payments, each with what has gone back of it.
 *
 * @summary List a driver's payments
 * @sdk drivers.payments
 * @example
 * for await (const payment of kwan.drivers.payments(id)) console.log(payment.id);
 */
export const listDriverPayments = call({
  id: "listDriverPayments",
  requirement: "R-API-L13",
  paged: true,
  method: "GET",
  path: "/learner/driver/payments/{id}/",
  query: listQuery({
    /** Lists only items with this status. */
    status: z.optional(z.enum(paymentStatuses)),
  }),
  answer: page(ownPayment),
  access: ["owner", "applications.work"],
  audit: "driver",
});
