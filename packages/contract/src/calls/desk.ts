import * as z from "zod/mini";
import { call } from "../call.ts";
import { reason } from "../shapes/basics.ts";
import { driverFile, foundDriver, registeredDriver } from "../shapes/desk.ts";
import { driver } from "../shapes/drivers.ts";
import { listQuery, page, searchQuery } from "../shapes/lists.ts";

export const searchDrivers = call({
  id: "searchDrivers",
  paged: true,
  method: "GET",
  path: "/office/driver/",
  query: () => listQuery({ search: searchQuery }),
  answer: () => page(foundDriver),
  access: ["drivers.read"],
  audit: "driver",
});

export const downloadDriverData = call({
  id: "downloadDriverData",
  method: "POST",
  path: "/office/driver/{id}/data/",
  body: () => z.object({ reason }),
  answers: "file",
  transaction: "none",
  access: ["drivers.read"],
});

export const openDriverFile = call({
  id: "openDriverFile",
  method: "POST",
  path: "/office/driver/{id}/open/",
  body: () => z.object({ reason }),
  errors: ["own_request"],
  access: ["drivers.read"],
});

export const getDriverFile = call({
  id: "getDriverFile",
  method: "GET",
  path: "/office/driver/{id}/",
  answer: driverFile,
  errors: ["reason_required"],
  access: ["drivers.read"],
  audit: "driver",
});

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
