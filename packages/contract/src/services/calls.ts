/**
 * Applications for the authority's services. The methods are the same for every kind of service.
 *
 * @module
 */

import { actions } from "@kwan/domain";
import { cancellationGrounds, documentsShown, noRefundGrounds, rejectionGrounds, tiers } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { classLetter, id, line, nonEmptyText, optionalNote, plainDate, reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page, searchQuery, sortBy } from "../lists.ts";
import { overview } from "./overview.ts";
import { costItem, serviceCost } from "./prices.ts";
import { kindName, service, serviceSummary, status } from "./shapes.ts";

const endingGrounds = [...new Set([...rejectionGrounds, ...cancellationGrounds])] as const;

const serviceFilters = {
  /** Lists only items with this status. */
  status: z.optional(status),
  /** Lists only items of this kind. */
  kind: z.optional(kindName),
  /** `true` to list only open applications, `false` to list only those that have ended. */
  open: z.optional(z.enum(["true", "false"])),
  search: z.optional(searchQuery),
};

/**
 * Lists a driver's applications, newest first. Pass the driver's ID.
 *
 * @summary List a driver's applications
 * @sdk services.list
 * @example
 * for await (const service of kwan.services.list(driverId)) console.log(service.number);
 */
export const listServices = call({
  id: "listServices",
  requirement: "R-API-S01",
  paged: true,
  method: "GET",
  path: "/service/{id}/",
  query: listQuery(serviceFilters),
  answer: page(serviceSummary),
  access: ["owner", "applications.work"],
  audit: "services_of_driver",
});

/**
 * Returns the number of applications with each status, and the next tasks, with the most urgent first.
 *
 * @summary Read the overview of applications and tasks
 * @sdk services.overview
 * @example
 * const overview = await kwan.services.overview();
 */
export const getServiceOverview = call({
  id: "getServiceOverview",
  requirement: "R-API-S02",
  method: "GET",
  path: "/service/overview/",
  answer: overview,
  access: ["owner", "applications.work"],
});

/**
 * Returns an application for any kind of service by its ID.
 *
 * @summary Read an application of any kind
 * @sdk services.application
 * @example
 * const { kind, status } = await kwan.services.application(id);
 */
export const getApplication = call({
  id: "getApplication",
  method: "GET",
  path: "/application/{id}/",
  answer: service,
  errors: ["reason_required"],
  access: ["owner", "applications.work"],
  audit: "service",
});

/**
 * Takes one of the actions in the application's `actions`, for example submit, cancel, review or hand over.
 *
 * @summary Take an action on an application
 * @sdk services.move
 * @example
 * await kwan.services.move(draft.id, { action: "submit" }, { ifMatch: draft });
 */
export const moveService = call({
  id: "moveService",
  method: "POST",
  path: "/service/{id}/action/",
  body: z.object({
    /** The action to take on the application. */
    action: z.enum(actions, { error: m.fields_action_required }),
    /**
     * The message to the applicant or to the office. A message is required when the office requests more information,
     * rejects an application, or cancels a paid application.
     */
    reason: optionalNote,
    /**
     * The code of the ground for a rejection or a cancellation. Used to count them, and not shown to the applicant. A
     * ground is required to cancel an application that has been approved.
     */
    ground: z.optional(z.enum(endingGrounds, { error: m.fields_rejection_ground })),
    /**
     * What happens to the money: `full` proposes a refund, which a second person has to approve, and `none` keeps the
     * money. Required when an officer rejects or cancels a paid application.
     */
    refund: z.optional(z.enum(["full", "none"])),
    /** Why there is no refund. The applicant is told. Required if `refund` is `none`. */
    no_refund_ground: z.optional(z.enum(noRefundGrounds)),
    /**
     * Who collects the card: its holder, or a representative with written authority. Required to hand over a card,
     * unless a courier delivers it.
     */
    handed_to: z.optional(z.enum(["holder", "representative"], { error: m.fields_handed_to })),
    /** The name of the representative. */
    receiver: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    /** The identity document that the person who collects the card has shown. Required with `handed_to`. */
    document_shown: z.optional(z.enum(documentsShown, { error: m.fields_document_shown })),
  }),
  answer: service,
  errors: ["state_forbids", "not_eligible", "already_open", "reason_required", "own_request"],
  ifMatch: "required",
  access: ["owner", "applications.work"],
  power: "of_the_action",
});

/**
 * Opens another branch's application, with a reason, so that you can work on it. For officers. The audit log records
 * the reason, which is valid for 30 minutes.
 *
 * @summary Give a reason for opening another branch's application
 * @sdk services.open
 * @example
 * await kwan.services.open(id, { reason: "The applicant is at our counter." });
 */
export const openService = call({
  id: "openService",
  method: "POST",
  path: "/service/{id}/open/",
  body: z.object({ reason }),
  answers: "nothing",
  status: 204,
  access: ["applications.work"],
  power: "open_record",
});

/**
 * Chooses the class and gearbox in an application for a learner's licence.
 *
 * @summary Choose the class of a learner's licence
 * @sdk services.chooseCategory
 * @example
 * await kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
 */
export const chooseCategory = call({
  id: "chooseCategory",
  requirement: "R-API-C20",
  method: "POST",
  path: "/service/learners-license/{id}/license_category/",
  body: z.object({
    license_class: z.enum(["A", "B", "E"], { error: m.fields_class_required }),
    /** Manual, or automatic only. */
    gearbox: z.enum(["manual", "automatic"], { error: m.fields_gearbox_required }),
  }),
  answer: service,
  errors: ["state_forbids", "not_eligible"],
  access: ["owner", "applications.work"],
  power: "fill_in_application",
});

/**
 * Verifies that the driving school in an application for a learner's licence has enrolled the learner.
 *
 * @summary Verify a learner's driving school
 * @sdk services.verifySchool
 * @example
 * await kwan.services.verifySchool(id, { school_code, trainee_number });
 */
export const verifySchool = call({
  id: "verifySchool",
  requirement: "R-API-C21",
  method: "POST",
  path: "/service/learners-license/{id}/verify_school/",
  body: z.object({
    /** Code of the driving school. */
    school_code: nonEmptyText(m.fields_school_code_required, 20),
    /** The number that the driving school gave the trainee. */
    trainee_number: nonEmptyText(m.fields_trainee_number_required, 30),
  }),
  answer: z.object({
    /** Whether the school has enrolled the trainee. */
    is_verified: z.boolean(),
    message: line,
    /** The field that is wrong. Null if the school has enrolled the trainee. */
    field: z.nullable(z.enum(["school_code", "trainee_number"])),
    /** The driving school. Null if the school has not enrolled the trainee. */
    school: z.nullable(
      z.object({
        /** Code of the driving school. */
        code: z.string(),
        name: line,
      }),
    ),
    /** Hours of training. */
    hours: z.number(),
    /** The hours of training required by law. */
    required_hours: z.number(),
    /** True if the training is complete. */
    is_complete: z.boolean(),
  }),
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
  power: "fill_in_application",
});

/**
 * Lists the total cost of each service.
 *
 * @summary List the total cost of each service
 * @sdk services.costs
 * @example
 * const { results } = await kwan.services.costs({ kind: "drivers-renewal" });
 */
export const listServiceCosts = call({
  id: "listServiceCosts",
  requirement: "R-API-S03",
  paged: true,
  method: "GET",
  path: "/service/service-cost/",
  query: listQuery({
    /** Lists only items of this kind. */
    kind: z.optional(kindName),
    tier: z.optional(z.enum(tiers)),
    /** Whether to include home delivery in the price. */
    delivery: z.optional(z.enum(["true", "false"])),
  }),
  answer: page(serviceCost),
  access: ["anyone"],
});

/**
 * Lists the items that make up the cost of a service.
 *
 * @summary Read the price list
 * @sdk services.costItems
 * @example
 * const { results } = await kwan.services.costItems({ kind: "drivers-renewal" });
 */
export const listCostItems = call({
  id: "listCostItems",
  requirement: "R-API-S04",
  paged: true,
  method: "GET",
  path: "/service/cost-item/",
  query: listQuery({
    /** Lists only items of this kind. */
    kind: z.optional(kindName),
  }),
  answer: page(costItem),
  access: ["anyone"],
});

/**
 * Lists the applications in the office's queue. Open applications are sorted oldest first, and other lists newest
 * first. With `to_do=true`, the list has only the applications that the office has to act on now.
 *
 * @summary List the office's queue
 * @sdk services.queue
 * @example
 * for await (const service of kwan.services.queue({ branch: branchId })) console.log(service.number);
 */
export const listOfficeQueue = call({
  id: "listOfficeQueue",
  paged: true,
  method: "GET",
  path: "/office/queue/",
  query: listQuery({
    ...serviceFilters,
    /** Whether to list open applications, ended applications, or both. Default: open applications. */
    open: z.optional(z.enum(["true", "false", "all"])),
    branch: z.optional(id),
    /** Whether to list only what the office has to act on. */
    to_do: z.optional(z.enum(["true", "false"])),
    /**
     * What to sort by. Put a "-" before the field to reverse the order. Default: open applications are sorted oldest
     * first, and other lists newest first.
     */
    sort: z.optional(sortBy(["submitted"])),
  }),
  answer: page(serviceSummary),
  access: ["applications.work"],
  audit: "service",
});

/**
 * Records a step as done or failed. For officers.
 *
 * @summary Record a step of an application
 * @sdk services.recordStep
 * @example
 * await kwan.services.recordStep(id, { step: "biometrics", state: "done" }, { ifMatch: application });
 */
export const recordStep = call({
  id: "recordStep",
  method: "POST",
  path: "/service/{id}/step/",
  body: z.object({
    /** Code of the step. */
    step: z.string({ error: m.fields_step_required }).check(z.maxLength(40)),
    /** Whether the step is done or has failed. */
    state: z.enum(["done", "failed"], { error: m.fields_step_state }),
    /** The classes granted for a foreign licence. Required when the licence is confirmed. */
    classes: z.optional(z.array(classLetter).check(z.maxLength(6))),
    note: optionalNote,
  }),
  answer: service,
  errors: ["state_forbids", "reason_required", "own_request"],
  ifMatch: "required",
  access: ["applications.work"],
  power: "record_step",
});

/**
 * Records a practical test. For officers. An examiner records one result of a person for a day. A failed test can be
 * taken again after 7 days.
 *
 * @summary Record a practical test
 * @sdk services.recordPracticalTest
 * @example
 * await kwan.services.recordPracticalTest(id, { tested_on: "2026-11-21", is_passed: true }, { ifMatch: application });
 */
export const recordPracticalTest = call({
  id: "recordPracticalTest",
  method: "POST",
  path: "/service/{id}/practical-test/",
  body: z.object({
    /** Date of the test. */
    tested_on: plainDate,
    is_passed: z.boolean({ error: m.fields_test_passed }),
    /** Score out of 100. Null if there is none. */
    score: z.optional(
      z.nullable(z.number().check(z.minimum(0, { error: m.fields_score }), z.maximum(100, { error: m.fields_score }))),
    ),
    /** Whether a dangerous fault ended the test. A test with one is failed, whatever the score. */
    has_dangerous_fault: z.optional(z.boolean()),
    /** What the examiner saw. Required if there was a dangerous fault. */
    note: optionalNote,
    /**
     * Why there was no appointment on this day, or why you record another result for the day of a colleague's. Required
     * in both cases.
     */
    reason: optionalNote,
  }),
  answer: service,
  errors: ["state_forbids", "reason_required", "own_request"],
  ifMatch: "required",
  access: ["applications.work"],
  power: "record_practical_test",
});
