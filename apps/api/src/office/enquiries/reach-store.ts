import { mayDo, type Role, roles } from "@kwan/domain";
import { type EnquiryDesk, enquiryDesks, scopeOfDesk } from "@kwan/domain/enquiries";
import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../platform/context.ts";
import type { AccountId } from "../../platform/ids.ts";
import { branchOf, may } from "../../platform/scopes.ts";

const rolesAt = (...desks: readonly EnquiryDesk[]): readonly Role[] =>
  roles.filter((role) => mayDo(role, ...desks.map((desk) => scopeOfDesk[desk])));

/**
 * Whether somebody has a part in the complaint of the row `enquiries`: their name may be in it, they work at the branch
 * concerned, they did something on the application that it cites, the application is their own, or a colleague has
 * excluded them. Names are compared by their sound, and rather once too often: a complaint must not reach the person whom
 * it is about.
 */
const hasPart = (user: "me" | "handler"): RawBuilder<boolean> => {
  const [id, branch, own] = ["id", "branch_id", "driver_id"].map((column) => sql.ref(`${user}.${column}`));
  const sounds = sql`name_sounds(concat_ws(' ', ${sql.ref(`${user}.first_name`)}, ${sql.ref(`${user}.last_name`)}))`;
  return sql<boolean>`coalesce(
    enquiries.about_sounds && ${sounds}
    or (cardinality(${sounds}) > 0 and enquiries.text_sounds @> ${sounds})
    or ${branch} in (enquiries.branch_id, (select services.branch_id from services where services.id = enquiries.application_id))
    or exists (select from services where services.id = enquiries.application_id and services.driver_id = ${own})
    or exists (select from enquiry_exclusions where enquiry_id = enquiries.id and account_id = ${id})
    or exists (select from audit where audit.actor_id = ${id} and audit.action <> 'read' and audit.entity_id in (
      select enquiries.application_id
      union all select documents.id from documents where documents.application_id = enquiries.application_id
      union all select invoices.id from invoices where invoices.application_id = enquiries.application_id
      union all select appointments.id from appointments where appointments.application_id = enquiries.application_id)), false)`;
};

const isSomebodyLeft = (each: readonly Role[]): RawBuilder<boolean> =>
  sql`exists (select from users as handler where handler.is_active
    and handler.role = any(${[...each]}) and not ${hasPart("handler")})`;

/** Whether anybody can deal with the complaint of the row `enquiries`: somebody who handles complaints, or an administrator. */
export const canBeHandled = isSomebodyLeft(rolesAt("complaints", "administrators"));

/** Whether an account has a part in the complaint of the row `enquiries`. */
export const hasPartInComplaint = (account: AccountId | RawBuilder<AccountId>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from users as me where me.id = ${account} and ${hasPart("me")})`;

/**
 * Whether somebody may deal with the question or the complaint of the row `enquiries`. Complaints that nobody is left to
 * handle go to the administrators.
 */
export function mayDealWith(actor: Pick<Actor, "id" | "role" | "branch">): RawBuilder<boolean> {
  const branch = branchOf(actor, scopeOfDesk.branch);
  const isAdministrator = may(actor, scopeOfDesk.administrators);
  const conditions: Readonly<Record<EnquiryDesk, RawBuilder<boolean>>> = {
    branch: may(actor, scopeOfDesk.branch)
      ? sql`(${branch}::text is null or enquiries.branch_id is null or enquiries.branch_id = ${branch})`
      : sql`false`,
    administrators: isAdministrator ? sql`true` : sql`false`,
    complaints: may(actor, scopeOfDesk.complaints)
      ? sql`not ${hasPartInComplaint(actor.id)}`
      : isAdministrator
        ? sql`(not ${isSomebodyLeft(rolesAt("complaints"))} and not ${hasPartInComplaint(actor.id)})`
        : sql`false`,
  };
  const each = enquiryDesks.map((desk) => sql`when ${sql.lit(desk)} then ${conditions[desk]}`);
  return sql<boolean>`(case enquiries.desk ${sql.join(each, sql` `)} end)`;
}
