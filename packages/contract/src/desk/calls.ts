import * as z from "zod/mini";
import { reason } from "../basics.ts";
import { call } from "../call.ts";
import { driver } from "../drivers/shapes.ts";
import { listQuery, page, searchQuery } from "../lists.ts";
import { driverFile, foundDriver, registeredDriver } from "./shapes.ts";

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
