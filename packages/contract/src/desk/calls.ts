/**
 * Methods for staff at the counter: find people, and show everything on record about a person.
 *
 * @module
 */

import * as z from "zod/mini";
import { reason } from "../basics.ts";
import { call } from "../call.ts";
import { driver } from "../drivers/shapes.ts";
import { listQuery, page, searchQuery } from "../lists.ts";
import { driverFile, foundDriver, registeredDriver } from "./shapes.ts";

/**
 * Finds people by a name, even if it is misspelt, or by phone number, email, ID, licence or application number.
 *
 * @summary Find a person
 * @remarks Also finds names that sound alike, with the closest match first. Text with digits or an @ is treated as a
 * phone number, an email address, or the number of an ID, licence, permit or application. The audit log records that
 * the caller has read the records of the people in the response.
 * @sdk desk.search
 * @example
 * for await (const person of kwan.desk.search({ search: "Mensa" })) console.log(person.name);
 */
export const searchDrivers = call({
  id: "searchDrivers",
  paged: true,
  method: "GET",
  path: "/office/driver/",
  query: listQuery({ search: searchQuery }),
  answer: page(foundDriver),
  access: ["drivers.read"],
  audit: "driver",
});

/**
 * Returns everything on record about one person.
 *
 * @summary Read a person's complete record
 * @remarks Without a task that you may do, or an application in progress at your branch, you first have to give a
 * reason (`reason_required`). See `POST /office/driver/{id}/open/`.
 * @sdk desk.file
 * @example
 * const { name, flags, license } = await kwan.desk.file(driverId);
 */
export const getDriverFile = call({
  id: "getDriverFile",
  method: "GET",
  path: "/office/driver/{id}/",
  answer: driverFile,
  errors: ["reason_required"],
  access: ["drivers.read"],
  audit: "driver",
});

/**
 * Gives a reason for opening a person's record. Needed if `file` fails with `reason_required`.
 *
 * @summary Give a reason for opening a person's record
 * @remarks Needed if no task that you may do, and no application in progress at your branch, concerns the person. The
 * audit log records the reason, which is valid for 30 minutes.
 * @sdk desk.open
 * @example
 * await kwan.desk.open(driverId, { reason: "They are at our counter and ask when their licence expires." });
 */
export const openDriverFile = call({
  id: "openDriverFile",
  method: "POST",
  path: "/office/driver/{id}/open/",
  body: z.object({ reason }),
  errors: ["own_request"],
  access: ["drivers.read"],
});

/**
 * Downloads all data about a person who has asked an office for a copy.
 *
 * @summary Download all the data held about a person
 * @remarks For a person who asks an office for a copy of their data. The file is in JSON and contains what `GET
 * /users/me/data/` would contain. The audit log records the download with its reason, and the person can see that it
 * was downloaded.
 * @sdk desk.downloadData
 * @example
 * const file = await kwan.desk.downloadData(driverId, { reason: "Asked for it at the counter." });
 */
export const downloadDriverData = call({
  id: "downloadDriverData",
  method: "POST",
  path: "/office/driver/{id}/data/",
  body: z.object({ reason }),
  answers: "file",
  transaction: "none",
  access: ["drivers.read"],
});

/**
 * Creates the record of a person who has come to a branch and has no account.
 *
 * @summary Register a person
 * @remarks Creates a record for a person without an account, from the identity document that they have shown at a
 * branch. The call fails if the document is already on record. It also fails if someone with the same name and date of
 * birth is on record, unless `is_another_person` is true.
 * @sdk desk.register
 * @example
 * const { id } = await kwan.desk.register({ ...names, date_of_birth: "1998-03-14", id_type: "ghana_card", id_number });
 */
export const registerDriver = call({
  id: "registerDriver",
  method: "POST",
  path: "/office/driver/",
  body: registeredDriver,
  answer: driver,
  status: 201,
  errors: ["already_exists"],
  access: ["drivers.register"],
});
