import type { AnyCall } from "@kwan/contract";
import type { ProgramScope, Role } from "@kwan/domain";
import type { ActingAccount } from "../acting-account.ts";
import type { Actor, Program } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import type { AccountId, SessionId } from "../ids.ts";
import { admit } from "./access.ts";

/** The role with whose rights a program reads. It never reads more than somebody with that role. */
const readsAs: Readonly<Record<ProgramScope, Role>> = { "licences.read": "reviewer", "reports.read": "admin" };

/**
 * Returns the actor as whom a program makes a call: nobody if anybody may make it, otherwise a reader with the rights of one
 * role. Throws if the call writes, or if the program has no scope for it.
 */
export function readerFor(call: AnyCall, { id, scopes }: Program): Actor | null {
  if (call.kind !== "read") throw new DomainError("forbidden");
  if (call.access.includes("anyone")) return null;
  if (call.program === undefined || !scopes.includes(call.program)) throw new DomainError("forbidden");
  const reader = actorWith(id as string as AccountId, readsAs[call.program]);
  admit(call, reader);
  return reader;
}

/** A reader has no account, no session and no record. Whatever compares one of these with its own finds nothing. */
function actorWith(id: AccountId, role: Role): Actor {
  const nobody: ActingAccount = {
    id,
    username: "",
    email: null,
    phone_number: null,
    pending_email: null,
    pending_phone_number: null,
    first_name: "",
    last_name: "",
    role,
    driver_id: null,
    school_id: null,
    branch_id: null,
    password_hash: null,
    is_email_verified: false,
    is_phone_verified: false,
    language: "en",
    deletes_at: null,
    version: 0,
  };
  const session: SessionId = "ses_none";
  return { id, role, driver: null, school: null, branch: null, session, expires_at: "", account: nobody };
}
