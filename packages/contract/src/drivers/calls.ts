import * as z from "zod/mini";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { payment, paymentStatuses } from "../payments/shapes.ts";
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

export const getDriver = call({
  id: "getDriver",
  requirement: "R-API-L02",
  method: "GET",
  path: "/learner/driver/{id}/",
  answer: driver,
  access: ["owner", "drivers.read"],
  audit: "driver",
});

export const getIdentification = call({
  id: "getIdentification",
  requirement: "R-API-L03",
  method: "GET",
  path: "/learner/driver/{id}/identification/",
  answer: identification,
  access: ["owner", "drivers.read"],
  audit: "identification",
});

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

export const claimLicence = call({
  id: "claimLicence",
  method: "POST",
  path: "/learner/driver/claim/",
  body: licenceClaim,
  answer: claimedLicence,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const updateDriver = call({
  id: "updateDriver",
  requirement: "R-API-L06",
  method: "PATCH",
  path: "/learner/driver/{id}/",
  body: driverChanges,
  answer: driver,
  access: ["owner"],
});

export const getEyeTest = call({
  id: "getEyeTest",
  requirement: "R-API-L08",
  method: "GET",
  path: "/learner/eye-test/{id}/",
  answer: eyeTest,
  access: ["owner", "applications.work"],
  audit: "eye_test",
});

export const recordEyeTest = call({
  id: "recordEyeTest",
  method: "POST",
  path: "/learner/eye-test/{id}/",
  body: newEyeTest,
  answer: eyeTest,
  status: 201,
  access: ["applications.work"],
});

export const listAvailableServices = call({
  id: "listAvailableServices",
  requirement: "R-API-L09",
  paged: true,
  method: "GET",
  path: "/learner/driver/{id}/services/available/",
  query: () => listQuery({}),
  answer: () => page(availableService),
  access: ["owner", "applications.work"],
  audit: "available_services",
});

export const listDriverPayments = call({
  id: "listDriverPayments",
  requirement: "R-API-L13",
  paged: true,
  method: "GET",
  path: "/learner/driver/payments/{id}/",
  query: () =>
    listQuery({
      /** Lists only items with this status. */
      status: z.optional(z.enum(paymentStatuses)),
    }),
  answer: () => page(payment),
  access: ["owner", "applications.work"],
  audit: "driver",
});
