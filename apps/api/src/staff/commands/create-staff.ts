import type { BodyOf, createStaff as call } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { insertUser, updateUser } from "../../accounts/store.ts";
import { readTarget } from "../../accounts/targets.ts";
import { note } from "../../audit/append.ts";
import type { Actor, Context } from "../../context.ts";
import type { UserRow } from "../../db/tables.ts";
import { invalidField } from "../../domain-error.ts";
import { baseOf } from "../../language.ts";
import { send } from "../../messages/send.ts";
import { staffAccountError } from "../account-error.ts";

/**
 * Creates an account for a colleague. The colleague sets a password by resetting it, with a code sent to their work
 * email.
 */
export async function createStaff(context: Context<Actor>, staff: BodyOf<typeof call>): Promise<UserRow> {
  const { tx, deps } = context;
  const { username, first_name, last_name, role } = staff;
  const id = deps.newId("usr");
  const email = readTarget(staff.email, "email");
  const places = { branch_id: staff.branch ?? null, school_id: staff.school ?? null };
  if (role === "driving_school" && !places.school_id) throw invalidField("school", m.staff_choose_school());
  const account = { id, username, email, phone_number: null, first_name, last_name, other_name: null, role };
  const made = await insertUser(tx, { ...account, ...places, password_hash: null, language: getLanguage() }, deps.now())
    .then(() => updateUser(tx, id, { is_email_verified: true }, deps.now()))
    .catch((error: unknown) => {
      throw staffAccountError(error);
    });
  await send(context, {
    user_id: id,
    channel: "email",
    recipient: email,
    purpose: "staff_invitation",
    subject: m.staff_invitation_title(),
    text: m.staff_invitation({
      username,
      link: `${deps.config.publicUrl}${baseOf(made.language)}/auth/forgot-password`,
    }),
  });
  await note(context, { action: "create_staff", entity: "user", entity_id: id, after: { role, ...places } });
  return made;
}
