import type { AnswerOf, completeLoginByEmail } from "@kwan/contract";
import { Reply, type RequestFacts } from "../../platform/calls/handler.ts";
import type { Context, ReadContext } from "../../platform/context.ts";
import { Refusal } from "../../platform/domain-error.ts";
import type { AccountId } from "../../platform/ids.ts";
import { isKnownDevice, isUsedDevice, keepKnownDevice } from "./known-devices-store.ts";
import { hashToken, newToken } from "./tokens.ts";

type Session = AnswerOf<typeof completeLoginByEmail>;

/**
 * Where a request comes from. A device on which the account has logged in before has limits of its own, so that nobody
 * else can use them up. It gets a random token in a cookie that scripts cannot read.
 */
export interface Origin {
  readonly network: string;
  /** The token that the browser sent. It may belong to another account, or to none. */
  readonly deviceToken: string | null;
}

const cookieName = "kwan_device";
const yearSeconds = 365 * 86_400;

/** Returns the device token of a request's cookie header. */
export const deviceTokenOf = (cookies: string | undefined): string | null =>
  /(?:^|;\s*)kwan_device=([\w-]{43})(?:;|$)/.exec(cookies ?? "")?.[1] ?? null;

/** Returns the hash of the device's token if this account has logged in on the device before, otherwise null. */
export async function knownDevice(
  db: ReadContext["db"],
  user_id: AccountId | null | undefined,
  { deviceToken }: Origin,
): Promise<string | null> {
  if (!user_id || deviceToken === null) return null;
  const token_hash = hashToken(deviceToken);
  return (await isKnownDevice(db, user_id, token_hash)) ? token_hash : null;
}

/**
 * Adds a device to the known devices of the account that has just logged in, and gives the device its token. People who
 * share a device share its token, but it is known only to the accounts that have logged in on it.
 */
export async function withKnownDevice(
  { tx, deps }: Context,
  { deviceToken }: Pick<RequestFacts, "deviceToken">,
  session: Session | Refusal,
): Promise<Reply<Session> | Refusal> {
  if (session instanceof Refusal) return session;
  // A token that no account knows may have been planted, so it is replaced.
  const isUsed = deviceToken !== null && (await isUsedDevice(tx, hashToken(deviceToken)));
  const token = isUsed ? deviceToken : newToken();
  await keepKnownDevice(tx, { user_id: session.user.id as AccountId, token_hash: hashToken(token), at: deps.now() });
  const secure = deps.config.publicUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${cookieName}=${token}; Path=/api/; Max-Age=${yearSeconds}; SameSite=Strict; HttpOnly${secure}`;
  return new Reply({ body: session, headers: { "set-cookie": cookie } });
}
