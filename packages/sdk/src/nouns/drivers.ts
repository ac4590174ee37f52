// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AvailableService,
  type ClaimLicenceAnswer,
  type ClaimLicenceBody,
  type CreateDriverBody,
  claimLicence,
  createDriver,
  type Driver,
  type DriverId,
  type DriverRecord,
  type EyeTest,
  getDriver,
  getDriverRecord,
  getEyeTest,
  getIdentification,
  type Identification,
  type ListAvailableServicesQuery,
  type ListDriverPaymentsQuery,
  listAvailableServices,
  listDriverPayments,
  type OwnPayment,
  type Page,
  type PutIdentificationBody,
  putIdentification,
  type RecordEyeTestBody,
  recordEyeTest,
  type UpdateDriverBody,
  updateDriver,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `drivers.get` can fail with. */
export type DriversGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `drivers.get`. */
export type DriversGetError = KwanError<DriversGetCode>;

/** The codes of the errors that `drivers.create` can fail with. */
export type DriversCreateCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `drivers.create`. */
export type DriversCreateError = KwanError<DriversCreateCode>;

/** The codes of the errors that `drivers.claim` can fail with. */
export type DriversClaimCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `drivers.claim`. */
export type DriversClaimError = KwanError<DriversClaimCode>;

/** The codes of the errors that `drivers.update` can fail with. */
export type DriversUpdateCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "too_large"
  | "wrong_type";

/** The error of `drivers.update`. */
export type DriversUpdateError = KwanError<DriversUpdateCode>;

/** The codes of the errors that `drivers.identification` can fail with. */
export type DriversIdentificationCode = CommonCode | "forbidden" | "not_found";

/** The error of `drivers.identification`. */
export type DriversIdentificationError = KwanError<DriversIdentificationCode>;

/** The codes of the errors that `drivers.putIdentification` can fail with. */
export type DriversPutIdentificationCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `drivers.putIdentification`. */
export type DriversPutIdentificationError = KwanError<DriversPutIdentificationCode>;

/** The codes of the errors that `drivers.eyeTest` can fail with. */
export type DriversEyeTestCode = CommonCode | "forbidden" | "not_found";

/** The error of `drivers.eyeTest`. */
export type DriversEyeTestError = KwanError<DriversEyeTestCode>;

/** The codes of the errors that `drivers.recordEyeTest` can fail with. */
export type DriversRecordEyeTestCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `drivers.recordEyeTest`. */
export type DriversRecordEyeTestError = KwanError<DriversRecordEyeTestCode>;

/** The codes of the errors that `drivers.availableServices` can fail with. */
export type DriversAvailableServicesCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `drivers.availableServices`. */
export type DriversAvailableServicesError = KwanError<DriversAvailableServicesCode>;

/** The codes of the errors that `drivers.record` can fail with. */
export type DriversRecordCode = CommonCode | "forbidden" | "not_found";

/** The error of `drivers.record`. */
export type DriversRecordError = KwanError<DriversRecordCode>;

/** The codes of the errors that `drivers.payments` can fail with. */
export type DriversPaymentsCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `drivers.payments`. */
export type DriversPaymentsError = KwanError<DriversPaymentsCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns a driver profile.
   *
   * @example
   * const driver = await kwan.drivers.get(id);
   */
  get: method(
    getDriver,
    (id: DriverId, options?: CallOptions): KwanPromise<Driver, DriversGetError, "getDriver"> =>
      send(getDriver, { params: { id } }, options),
  ),
  /**
   * Creates the driver profile of the logged-in account. Each account can have one profile.
   *
   * @example
   * const driver = await kwan.drivers.create(profile);
   */
  create: method(
    createDriver,
    (body: CreateDriverBody, options?: PostOptions): KwanPromise<Driver, DriversCreateError, "createDriver"> =>
      send(createDriver, { body }, options),
  ),
  /**
   * Links a licence that was issued before the portal existed to the logged-in account. Anyone who has seen the card
   * knows all three details, so the licence is linked only provisionally until an officer has verified your identity.
   *
   * @example
   * const { message } = await kwan.drivers.claim({ license_number, date_of_birth, issued_on });
   */
  claim: method(
    claimLicence,
    (
      body: ClaimLicenceBody,
      options?: PostOptions,
    ): KwanPromise<ClaimLicenceAnswer, DriversClaimError, "claimLicence"> => send(claimLicence, { body }, options),
  ),
  /**
   * Changes the address, occupation and other details of a profile. To change names, date of birth or nationality, send
   * an update request with evidence. To change the email address or phone number, change the account.
   *
   * @example
   * await kwan.drivers.update(driver.id, { ...changes }, { ifMatch: driver });
   */
  update: method(
    updateDriver,
    (
      id: DriverId,
      body?: UpdateDriverBody,
      options?: UpdateOptions,
    ): KwanPromise<Driver, DriversUpdateError, "updateDriver"> => send(updateDriver, { params: { id }, body }, options),
  ),
  /**
   * Returns a driver's identity document, and whether an officer has verified it.
   *
   * @example
   * const identification = await kwan.drivers.identification(id);
   */
  identification: method(
    getIdentification,
    (
      id: DriverId,
      options?: CallOptions,
    ): KwanPromise<Identification, DriversIdentificationError, "getIdentification"> =>
      send(getIdentification, { params: { id } }, options),
  ),
  /**
   * Sets or replaces a driver's identity document: a Ghana Card, a passport or a non-citizen card. After an officer has
   * verified the document, you can no longer change it with this call.
   *
   * @example
   * await kwan.drivers.putIdentification(id, identification);
   */
  putIdentification: method(
    putIdentification,
    (
      id: DriverId,
      body: PutIdentificationBody,
      options?: UpdateOptions,
    ): KwanPromise<Identification, DriversPutIdentificationError, "putIdentification"> =>
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
    (id: DriverId, options?: CallOptions): KwanPromise<EyeTest, DriversEyeTestError, "getEyeTest"> =>
      send(getEyeTest, { params: { id } }, options),
  ),
  /**
   * Records an eye test. For officers.
   *
   * @example
   * await kwan.drivers.recordEyeTest(id, result);
   */
  recordEyeTest: method(
    recordEyeTest,
    (
      id: DriverId,
      body: RecordEyeTestBody,
      options?: PostOptions,
    ): KwanPromise<EyeTest, DriversRecordEyeTestError, "recordEyeTest"> =>
      send(recordEyeTest, { params: { id }, body }, options),
  ),
  /**
   * Lists every kind of service, with the driver's eligibility for each. If the driver is not eligible for a service,
   * the response includes each reason, what to do about it and the earliest day the driver can apply.
   *
   * @example
   * const { results } = await kwan.drivers.availableServices(id);
   */
  availableServices: method(
    listAvailableServices,
    (
      id: DriverId,
      query?: ListAvailableServicesQuery,
      options?: CallOptions,
    ): KwanList<Page<AvailableService>, DriversAvailableServicesError, "listAvailableServices"> =>
      send(listAvailableServices, { params: { id }, query }, options),
  ),
  /**
   * Returns the part of your own record that decides what you can apply for. The rules of `@kwan/domain/kinds` take it as it is,
   * so that a program can explain them without asking the server again.
   *
   * @example
   * const record = await kwan.drivers.record(id);
   * const { is_eligible, reasons } = eligibility(kinds["drivers-renewal"], record, "2026-11-28");
   */
  record: method(
    getDriverRecord,
    (id: DriverId, options?: CallOptions): KwanPromise<DriverRecord, DriversRecordError, "getDriverRecord"> =>
      send(getDriverRecord, { params: { id } }, options),
  ),
  /**
   * Lists a driver's payments, each with what has gone back of it.
   *
   * @example
   * for await (const payment of kwan.drivers.payments(id)) console.log(payment.id);
   */
  payments: method(
    listDriverPayments,
    (
      id: DriverId,
      query?: ListDriverPaymentsQuery,
      options?: CallOptions,
    ): KwanList<Page<OwnPayment>, DriversPaymentsError, "listDriverPayments"> =>
      send(listDriverPayments, { params: { id }, query }, options),
  ),
});

/**
 * Driver profiles: personal details, identification, eye tests and payments.
 */
export interface DriversMethods extends ReturnType<typeof withSend> {}

/**
 * Driver profiles: personal details, identification, eye tests and payments.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { drivers });
 */
export const drivers: (send: Send) => DriversMethods = withSend;
