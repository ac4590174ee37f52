/**
 * Programs of other teams, which read with credentials of their own. For administrators.
 *
 * @module
 */

import { requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { instant, reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page } from "../lists.ts";
import { program } from "./shapes.ts";

/**
 * Lists programs, newest first.
 *
 * @summary List programs
 * @sdk programs.list
 * @example
 * for await (const program of kwan.programs.list()) console.log(program.name, program.is_active);
 */
export const listPrograms = call({
  id: "listPrograms",
  paged: true,
  method: "GET",
  path: "/office/program/",
  query: listQuery({}),
  answer: page(program),
  access: ["staff.manage"],
});

/**
 * Returns a program with its valid secrets, without their text.
 *
 * @summary Read a program
 * @sdk programs.get
 * @example
 * const { scopes } = await kwan.programs.get(id);
 */
export const getProgram = call({
  id: "getProgram",
  method: "GET",
  path: "/office/program/{id}/",
  answer: program,
  access: ["staff.manage"],
});

/**
 * Adds a program. It can read nothing until the decision `grant_program` is in force, which another administrator
 * approves.
 *
 * @summary Add a program
 * @sdk programs.create
 * @example
 * const { id } = await kwan.programs.create({
 *   name: "Road safety dashboard",
 *   team: "Road safety",
 *   contact_email: "road-safety@example.com",
 * });
 */
export const createProgram = call({
  id: "createProgram",
  method: "POST",
  path: "/office/program/",
  body: z.object({
    name: requiredText(m.fields_program_name, 100),
    /** The team that answers for the program. */
    team: requiredText(m.fields_program_team, 100),
    /** Email address of the team. */
    contact_email: z
      .string({ error: m.fields_email_required })
      .check(z.email({ error: m.fields_email_invalid }), z.maxLength(254)),
  }),
  answer: program,
  status: 201,
  errors: ["already_exists"],
  access: ["staff.manage"],
  power: "add_program",
});

/**
 * Creates a secret for a program that has been approved. The response shows it once. An earlier secret works for another
 * 24 hours, so that the program can be changed without a break. At most two are valid.
 *
 * @summary Create a secret for a program
 * @sdk programs.issueSecret
 * @example
 * const { client_id, client_secret } = await kwan.programs.issueSecret(id);
 */
export const issueProgramSecret = call({
  id: "issueProgramSecret",
  method: "POST",
  path: "/office/program/{id}/secret/",
  answer: z.object({
    /** ID of the program. */
    client_id: z.string(),
    /** The secret. It is not stored and cannot be shown again. */
    client_secret: z.string(),
    /** When the earlier secret stops working. Null if there is none. */
    earlier_until: z.nullable(instant),
  }),
  status: 201,
  errors: ["state_forbids"],
  access: ["staff.manage"],
  power: "issue_program_secret",
});

/**
 * Ends the access of a program immediately: its secrets and tokens stop working. To give it back, another administrator
 * has to approve.
 *
 * @summary End the access of a program
 * @sdk programs.end
 * @example
 * await kwan.programs.end(id, { reason: "The secret was found in a repository." });
 */
export const endProgram = call({
  id: "endProgram",
  method: "POST",
  path: "/office/program/{id}/end/",
  body: z.object({ reason }),
  answer: program,
  errors: ["state_forbids"],
  access: ["staff.manage"],
  power: "end_program",
});
