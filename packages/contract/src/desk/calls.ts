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
 * Finds people by name, phone number or email address, or by the number of an ID, licence, permit or application.
 * Text without digits or an @ is treated as a name. Misspelt names and names that sound alike are also found, with
 * the closest match first. The audit log records that you have read the records of the people in the response.
 *
 * @summary Find a person
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
 * Returns everything on record about one person. The call fails with `reason_required` if no task that you may do,
 * and no application in progress at your branch, concerns the person. In that case, first give a reason for opening
 * the record.
 *
 * @summary Read a person's complete record
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
 * Gives a reason for opening a person's record. Needed if no task that you may do, and no application in progress at
 * your branch, concerns the person: reading the record then fails with `reason_required`. The audit log records the
 * reason, which is valid for 30 minutes.
 *
 * @summary Give a reason for opening a person's record
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
  power: "open_record",
});

/**
 * Downloads all data about a person who has asked an office for a copy. The file is in JSON, and has the same content
 * as the file that people can download from their own accounts. The audit log records the download with its reason,
 * and the person can see that it was downloaded.
 *
 * @summary Download all the data held about a person
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
  power: "hand_out_data",
});

/**
 * Creates the record of a person who has no account, from the identity document that they have shown at a branch. The
 * call fails if the document is already on record. It also fails if someone with the same name and date of birth is
 * on record, unless `is_another_person` is true.
 *
 * @summary Register a person
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
  power: "register_person",
});
