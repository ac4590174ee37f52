// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { downloadDriverData, getDriverFile, openDriverFile, registerDriver, searchDrivers } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Methods for staff at the counter: find people, and show everything on record about a person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { desk });
 */
/* @__NO_SIDE_EFFECTS__ */
export const desk = (send: Send) => ({
  /**
   * Finds people by a name, even if it is misspelt, or by phone number, email, ID, licence or application number.
   *
   * @example
   * for await (const person of kwan.desk.search({ search: "Mensa" })) console.log(person.name);
   */
  search: method(
    searchDrivers,
    (query: Query<typeof searchDrivers>, options?: CallOptions): Answering<typeof searchDrivers> =>
      send(searchDrivers, { query }, options),
  ),
  /**
   * Returns everything on record about one person.
   *
   * @example
   * const { name, flags, license } = await kwan.desk.file(driverId);
   */
  file: method(
    getDriverFile,
    (id: string, options?: CallOptions): Answering<typeof getDriverFile> =>
      send(getDriverFile, { params: { id } }, options),
  ),
  /**
   * Gives a reason for opening a person's record. Needed if `file` fails with `reason_required`.
   *
   * @example
   * await kwan.desk.open(driverId, { reason: "They are at our counter and ask when their licence expires." });
   */
  open: method(
    openDriverFile,
    (id: string, body: Body<typeof openDriverFile>, options?: PostOptions): Answering<typeof openDriverFile> =>
      send(openDriverFile, { params: { id }, body }, options),
  ),
  /**
   * Downloads all data about a person who has asked an office for a copy.
   *
   * @example
   * const file = await kwan.desk.downloadData(driverId, { reason: "Asked for it at the counter." });
   */
  downloadData: method(
    downloadDriverData,
    (id: string, body: Body<typeof downloadDriverData>, options?: PostOptions): Answering<typeof downloadDriverData> =>
      send(downloadDriverData, { params: { id }, body }, options),
  ),
  /**
   * Creates the record of a person who has come to a branch and has no account.
   *
   * @example
   * const { id } = await kwan.desk.register({ ...names, date_of_birth: "1998-03-14", id_type: "ghana_card", id_number });
   */
  register: method(
    registerDriver,
    (body: Body<typeof registerDriver>, options?: PostOptions): Answering<typeof registerDriver> =>
      send(registerDriver, { body }, options),
  ),
});
