import type { AnswerOf, completeLoginByEmail } from "@kwan/contract";
import { type Asked, type Reply, refuse } from "../../calls/handler.ts";
import { DomainError } from "../../domain-error.ts";
import { tooMany, waitFor } from "../limits.ts";
import { type CodePurpose, findUser, updateUser } from "../store.ts";
import { openSession } from "./open-session.ts";
import { takeCode } from "./take-code.ts";

type Session = AnswerOf<typeof completeLoginByEmail>;

/** The second step of logging in, and of signing up: the right code opens the account and a session. */
export async function completeLogin(
  asked: Asked,
  purpose: Extract<CodePurpose, "login" | "signup" | "change">,
  target: string,
  code: string,
): Promise<Session | Reply<never>> {
  const { db, deps, request } = asked;
  const waitSeconds = await waitFor(db, [{ key: `code:from:${request.network}`, most: 60, seconds: 900 }], deps.now());
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const taken = await takeCode(db, deps, { purpose, target, code });
  if ("refusal" in taken) return refuse(taken.refusal);
  const user = taken.user_id ? await findUser(db, taken.user_id) : undefined;
  if (!user?.is_active) return refuse(new DomainError("code_expired"));
  if (purpose === "login") return openSession(asked, user);
  const verified = target.includes("@") ? { is_email_verified: true } : { is_phone_verified: true };
  return openSession(asked, await updateUser(db, user.id, verified, deps.now()));
}
