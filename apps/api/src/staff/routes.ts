import { presentStaff } from "../accounts/present.ts";
import { endSessions, findUser, insertUser, lockUser, updateUser } from "../accounts/store.ts";
import { readTarget } from "../accounts/targets.ts";
import { note } from "../audit/append.ts";
import { type HandlersOf, versioned } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { isUniqueViolation, isViolation } from "../db/errors.ts";
import { DomainError, invalidField, notFound, stale } from "../domain-error.ts";
import { send } from "../messages/send.ts";
import { demandAnotherAdmin } from "./commands/keep-an-admin.ts";
import { listStaff } from "./store.ts";

/** What the database says of an account that can't be, in words. */
function inWords(error: unknown): unknown {
  if (isUniqueViolation(error))
    return new DomainError("already_exists", {
      message: "An account with this email address or username already exists.",
    });
  if (isViolation(error, "foreign key"))
    return invalidField("branch", "There is no such branch or school. Choose one from the list.");
  return error;
}

export const staffRoutes: HandlersOf<"listStaff" | "createStaff" | "updateStaff"> = {
  listStaff: async ({ db, query, request }) => listAnswer(request, await listStaff(db, query, query), presentStaff),
  createStaff: async (asked) => {
    const { db, deps, body } = asked;
    const id = deps.newId("usr");
    const email = readTarget(body.email, "email");
    const { username, first_name, last_name, role } = body;
    const places = { branch_id: body.branch ?? null, school_id: body.school ?? null };
    if (role === "driving_school" && !places.school_id)
      throw invalidField("school", "Choose the school of this account.");
    const account = {
      id,
      username,
      email,
      phone_number: null,
      first_name,
      last_name,
      other_name: null,
      role,
      password_hash: null,
    };
    try {
      await insertUser(db, { ...account, ...places }, deps.now());
      // The address is the employer's: whoever reads it sets the password by a reset.
      await updateUser(db, id, { is_email_verified: true }, deps.now());
    } catch (error) {
      throw inWords(error);
    }
    const text = `You have an account at the portal, with the username ${username}. Set a password first: open ${deps.config.publicUrl}/auth/forgot-password and give this email address.`;
    await send(db, deps, {
      user_id: id,
      channel: "email",
      recipient: email,
      purpose: "New staff account",
      subject: "Your account at the portal",
      text,
    });
    await note(asked, { action: "create_staff", entity: "user", entity_id: id, after: { role, ...places } });
    const made = await findUser(db, id);
    if (!made) throw notFound("account");
    return versioned(presentStaff(made), made.version);
  },
  updateStaff: async (asked) => {
    const { db, deps, body, params, actor, request } = asked;
    if (body.is_active === false || (body.role !== undefined && body.role !== "admin"))
      await demandAnotherAdmin(db, params.id);
    const user = await lockUser(db, params.id);
    if (!user || user.role === "learner" || user.role === "driver") throw notFound("staff account");
    if (request.version !== null && request.version !== user.version) throw stale(presentStaff(user), user.version);
    if (user.id === actor.id && (body.is_active === false || (body.role !== undefined && body.role !== "admin")))
      throw new DomainError("state_forbids", {
        message: "You cannot remove your own rights. Ask another administrator.",
      });
    const changes = {
      ...(body.role !== undefined && { role: body.role }),
      ...(body.branch !== undefined && { branch_id: body.branch }),
      ...(body.school !== undefined && { school_id: body.school }),
      ...(body.is_active !== undefined && { is_active: body.is_active }),
    };
    const changed = await updateUser(db, user.id, changes, deps.now()).catch((error: unknown) => {
      throw inWords(error);
    });
    if (body.is_active === false || body.role !== undefined) await endSessions(db, user.id);
    const { role, branch_id, school_id, is_active } = user;
    await note(asked, {
      action: "change_staff",
      entity: "user",
      entity_id: user.id,
      before: { role, branch_id, school_id, is_active },
      after: changes,
    });
    return versioned(presentStaff(changed), changed.version);
  },
};
