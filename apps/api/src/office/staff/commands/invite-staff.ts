import { m } from "#messages";
import type { Work } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { baseOf } from "../../../platform/language.ts";
import { send } from "../../../platform/messages/send.ts";

/** Sends the link to set a password to a colleague whose account does not have one yet. */
export async function inviteStaff(work: Work, { id, email, username, language }: UserRow): Promise<void> {
  if (email === null) return;
  const link = `${work.deps.config.publicUrl}${baseOf(language)}/auth/forgot-password`;
  await send(work, {
    user_id: id,
    channel: "email",
    recipient: email,
    purpose: "staff_invitation",
    subject: m.staff_invitation_title(),
    text: m.staff_invitation({ username, link }),
  });
}
