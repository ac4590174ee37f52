import { actions } from "@kwan/domain";
import { documents, tiers } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { id, line, optionalNote, plainDate } from "../shapes/basics.ts";
import { document, file } from "../shapes/documents.ts";
import { listQuery, page } from "../shapes/lists.ts";
import { costItem, serviceCost } from "../shapes/money.ts";
import { deliveryLocation, kindName, overview, service, serviceSummary, status } from "../shapes/services.ts";

const serviceFilters = {
  status: z.optional(status),
  kind: z.optional(kindName),
  open: z.optional(z.enum(["true", "false"])),
  search: z.optional(z.string().check(z.maxLength(100))),
};

export const listServices = call({
  id: "listServices",
  requirement: "R-API-S01",
  method: "GET",
  path: "/service/{id}/",
  query: listQuery(serviceFilters),
  answer: page(serviceSummary),
  access: ["owner", "officer"],
});

export const getServiceOverview = call({
  id: "getServiceOverview",
  requirement: "R-API-S02",
  method: "GET",
  path: "/service/overview/",
  answer: overview,
  access: ["owner", "officer"],
});

export const listServiceCosts = call({
  id: "listServiceCosts",
  requirement: "R-API-S03",
  method: "GET",
  path: "/service/service-cost/",
  query: listQuery({
    kind: z.optional(kindName),
    tier: z.optional(z.enum(tiers)),
    delivery: z.optional(z.enum(["true", "false"])),
  }),
  answer: page(serviceCost),
  access: ["anyone"],
});

export const listCostItems = call({
  id: "listCostItems",
  requirement: "R-API-S04",
  method: "GET",
  path: "/service/cost-item/",
  query: listQuery({ kind: z.optional(kindName) }),
  answer: page(costItem),
  access: ["anyone"],
});

export const chooseCategory = call({
  id: "chooseCategory",
  requirement: "R-API-C20",
  method: "POST",
  path: "/service/learners-license/{id}/license_category/",
  body: z.object({
    license_class: z.enum(["A", "B", "E"], "Class is required"),
    gearbox: z.enum(["manual", "automatic"], "Gearbox is required"),
  }),
  answer: service,
  errors: ["state_forbids", "not_eligible"],
  access: ["owner"],
});

export const verifySchool = call({
  id: "verifySchool",
  requirement: "R-API-C21",
  method: "POST",
  path: "/service/learners-license/{id}/verify_school/",
  body: z.object({
    school_code: z
      .string("Driving school code is required")
      .check(z.minLength(1, "Driving school code is required"), z.maxLength(20)),
    trainee_number: z
      .string("Trainee number is required")
      .check(z.minLength(1, "Trainee number is required"), z.maxLength(30)),
  }),
  answer: z.object({
    is_verified: z.boolean(),
    message: line,
    school: z.nullable(z.object({ code: z.string(), name: line })),
    hours: z.number(),
    required_hours: z.number(),
    is_complete: z.boolean(),
  }),
  errors: ["state_forbids"],
  access: ["owner"],
});

export const moveService = call({
  id: "moveService",
  requirement: "addition",
  method: "POST",
  path: "/service/{id}/action/",
  body: z.object({
    action: z.enum(actions, "Action is required"),
    /** Asked for where the applicant has to be told why. */
    reason: optionalNote,
  }),
  answer: service,
  errors: ["state_forbids", "not_eligible", "already_open"],
  access: ["owner", "officer"],
});

export const recordPracticalTest = call({
  id: "recordPracticalTest",
  requirement: "addition",
  method: "POST",
  path: "/service/{id}/practical-test/",
  body: z.object({
    tested_on: plainDate,
    is_passed: z.boolean("Say whether the test was passed"),
    score: z.optional(
      z.nullable(z.number().check(z.minimum(0, "Score is 0 to 100"), z.maximum(100, "Score is 0 to 100"))),
    ),
    note: optionalNote,
  }),
  answer: service,
  errors: ["state_forbids"],
  access: ["officer"],
});

export const recordStep = call({
  id: "recordStep",
  requirement: "addition",
  method: "POST",
  path: "/service/{id}/step/",
  body: z.object({
    step: z.string("Step is required").check(z.maxLength(40)),
    state: z.enum(["done", "failed"], "Say whether the step is done or failed"),
    note: optionalNote,
  }),
  answer: service,
  errors: ["state_forbids"],
  access: ["officer"],
});

export const listOfficeQueue = call({
  id: "listOfficeQueue",
  requirement: "addition",
  method: "GET",
  path: "/office/queue/",
  query: listQuery({ ...serviceFilters, branch: z.optional(id) }),
  answer: page(serviceSummary),
  access: ["officer"],
});

export const createDeliveryLocation = call({
  id: "createDeliveryLocation",
  requirement: "R-API-D01",
  method: "POST",
  path: "/service/delivery-location/",
  body: z.object({
    service: z.optional(z.nullable(id)),
    recipient: z
      .string("Name of the recipient is required")
      .check(z.minLength(1, "Name of the recipient is required"), z.maxLength(100)),
    phone_number: z
      .string("Phone Number is required")
      .check(z.minLength(1, "Phone Number is required"), z.maxLength(30)),
    digital_address: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    street_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    town: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    city: z.string("City is required").check(z.minLength(1, "City is required"), z.maxLength(100)),
    region: z.string("Region is required").check(z.minLength(1, "Region is required"), z.maxLength(100)),
    landmark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  answer: deliveryLocation,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const updateDeliveryLocation = call({
  id: "updateDeliveryLocation",
  requirement: "R-API-D02",
  method: "PATCH",
  path: "/service/delivery-location/{id}",
  body: z.object({
    recipient: z.optional(z.string().check(z.minLength(1, "Name of the recipient is required"), z.maxLength(100))),
    phone_number: z.optional(z.string().check(z.minLength(1, "Phone Number is required"), z.maxLength(30))),
    digital_address: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    street_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    town: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    city: z.optional(z.string().check(z.minLength(1, "City is required"), z.maxLength(100))),
    region: z.optional(z.string().check(z.minLength(1, "Region is required"), z.maxLength(100))),
    landmark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  answer: deliveryLocation,
  errors: ["state_forbids"],
  access: ["owner"],
});

const documentNames = Object.keys(documents) as (keyof typeof documents)[];

export const uploadDocument = call({
  id: "uploadDocument",
  requirement: "addition",
  method: "POST",
  path: "/document/",
  sends: "multipart",
  body: z.object({ service: id, document: z.enum(documentNames, "Document is required"), file }),
  answer: document,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "officer"],
});

export const getDocument = call({
  id: "getDocument",
  requirement: "addition",
  method: "GET",
  path: "/document/{id}/",
  answer: document,
  access: ["owner", "officer", "reviewer"],
});

export const downloadDocument = call({
  id: "downloadDocument",
  requirement: "addition",
  method: "GET",
  path: "/document/{id}/content/",
  answers: "file",
  access: ["owner", "officer", "reviewer"],
});

export const deleteDocument = call({
  id: "deleteDocument",
  requirement: "addition",
  method: "DELETE",
  path: "/document/{id}/",
  errors: ["state_forbids"],
  access: ["owner"],
});
