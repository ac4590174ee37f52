// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type DownloadDriverDataBody,
  type Driver,
  type DriverId,
  downloadDriverData,
  type GetDriverFileAnswer,
  getDriverFile,
  type OpenDriverFileBody,
  openDriverFile,
  type Page,
  type RegisterDriverBody,
  registerDriver,
  type SearchDriversItem,
  type SearchDriversQuery,
  searchDrivers,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `desk.search` can fail with. */
export type DeskSearchCode = CommonCode | "forbidden" | "invalid";

/** The error of `desk.search`. */
export type DeskSearchError = KwanError<DeskSearchCode>;

/** The codes of the errors that `desk.file` can fail with. */
export type DeskFileCode = CommonCode | "forbidden" | "not_found" | "reason_required";

/** The error of `desk.file`. */
export type DeskFileError = KwanError<DeskFileCode>;

/** The codes of the errors that `desk.open` can fail with. */
export type DeskOpenCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "too_large"
  | "wrong_type";

/** The error of `desk.open`. */
export type DeskOpenError = KwanError<DeskOpenCode>;

/** The codes of the errors that `desk.downloadData` can fail with. */
export type DeskDownloadDataCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `desk.downloadData`. */
export type DeskDownloadDataError = KwanError<DeskDownloadDataCode>;

/** The codes of the errors that `desk.register` can fail with. */
export type DeskRegisterCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `desk.register`. */
export type DeskRegisterError = KwanError<DeskRegisterCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Finds people by name, phone number or email address, or by the number of an ID, licence, permit or application.
   * Text without digits or an @ is treated as a name. Misspelt names and names that sound alike are also found, with
   * the closest match first. The audit log records that you have read the records of the people in the response.
   *
   * @example
   * for await (const person of kwan.desk.search({ search: "Mensa" })) console.log(person.name);
   */
  search: method(
    searchDrivers,
    (
      query: SearchDriversQuery,
      options?: CallOptions,
    ): KwanList<Page<SearchDriversItem>, DeskSearchError, "searchDrivers"> => send(searchDrivers, { query }, options),
  ),
  /**
   * Returns everything on record about one person. The call fails with `reason_required` if no task that you may do,
   * and no application in progress at your branch, concerns the person. In that case, first give a reason for opening
   * the record.
   *
   * @example
   * const { name, flags, license } = await kwan.desk.file(driverId);
   */
  file: method(
    getDriverFile,
    (id: DriverId, options?: CallOptions): KwanPromise<GetDriverFileAnswer, DeskFileError, "getDriverFile"> =>
      send(getDriverFile, { params: { id } }, options),
  ),
  /**
   * Gives a reason for opening a person's record. Needed if no task that you may do, and no application in progress at
   * your branch, concerns the person: reading the record then fails with `reason_required`. The audit log records the
   * reason, which is valid for 30 minutes.
   *
   * @example
   * await kwan.desk.open(driverId, { reason: "They are at our counter and ask when their licence expires." });
   */
  open: method(
    openDriverFile,
    (
      id: DriverId,
      body: OpenDriverFileBody,
      options?: PostOptions,
    ): KwanPromise<undefined, DeskOpenError, "openDriverFile"> =>
      send(openDriverFile, { params: { id }, body }, options),
  ),
  /**
   * Downloads all data about a person who has asked an office for a copy. The file is in JSON, and has the same content
   * as the file that people can download from their own accounts. The audit log records the download with its reason,
   * and the person can see that it was downloaded.
   *
   * @example
   * const file = await kwan.desk.downloadData(driverId, { reason: "Asked for it at the counter." });
   */
  downloadData: method(
    downloadDriverData,
    (
      id: DriverId,
      body: DownloadDriverDataBody,
      options?: PostOptions,
    ): KwanPromise<FileAnswer, DeskDownloadDataError, "downloadDriverData"> =>
      send(downloadDriverData, { params: { id }, body }, options),
  ),
  /**
   * Creates the record of a person who has no account, from the identity document that they have shown at a branch. The
   * call fails if the document is already on record. It also fails if someone with the same name and date of birth is
   * on record, unless `is_another_person` is true.
   *
   * @example
   * const { id } = await kwan.desk.register({ ...names, date_of_birth: "1998-03-14", id_type: "ghana_card", id_number });
   */
  register: method(
    registerDriver,
    (body: RegisterDriverBody, options?: PostOptions): KwanPromise<Driver, DeskRegisterError, "registerDriver"> =>
      send(registerDriver, { body }, options),
  ),
});

/**
 * Methods for staff at the counter: find people, and show everything on record about a person.
 */
export interface DeskMethods extends ReturnType<typeof withSend> {}

/**
 * Methods for staff at the counter: find people, and show everything on record about a person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { desk });
 */
export const desk: (send: Send) => DeskMethods = withSend;
