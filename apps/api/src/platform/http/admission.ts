import type { AnyCall } from "@kwan/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { recordRefusalApart } from "../audit/refusals.ts";
import type { Actor, Caller, Program, Server } from "../context.ts";
import { tooMany } from "../rate-limits/limits.ts";
import { admit } from "./access.ts";
import { callClassOf } from "./call-class.ts";
import { networkOf } from "./network.ts";
import { readerFor } from "./program-access.ts";

/** How the server recognises who is calling. */
export interface Callers {
  /** Returns the caller of a request, or null if it has no token. Throws if the token is no longer valid. */
  actorOf(server: Pick<Server, "db">, authorization: string | undefined, now: Date): Promise<Actor | null>;
  /** Returns the program that makes a request, or null if it has no token of a program. Throws if the token is not valid. */
  programOf(server: Pick<Server, "db">, authorization: string | undefined, now: Date): Promise<Program | null>;
  /** Returns the number of seconds until the caller's session ends if it is not used again. */
  secondsLeft(actor: Actor, now: Date): number;
  /** Returns the device token of a request's cookie header. */
  deviceTokenOf(cookies: string | undefined): string | null;
}

/** Who makes a request. */
export interface Admission {
  /** With whose rights the call runs. Null if nobody is logged in. */
  readonly actor: Actor | null;
  /** Whom the audit log names: the account, or the program that reads with the rights of a role. */
  readonly caller: Caller | null;
}

/**
 * Finds out who makes a request, throws if they may not make the call or have made too many, and otherwise counts the call
 * against their budget.
 */
export async function admission(
  call: AnyCall,
  { server, callers }: { readonly server: Server; readonly callers: Callers },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admission> {
  const now = server.now();
  const { authorization } = request.headers;
  const program = await callers.programOf(server, authorization, now);
  const account = program ? null : await callers.actorOf(server, authorization, now);
  const caller: Caller | null = program ? { id: program.id, role: "program" } : account;
  if (caller) request.user = caller.id;
  if (account) reply.header("x-session-seconds", callers.secondsLeft(account, now));
  let actor = account;
  try {
    if (program) actor = readerFor(call, program);
    else admit(call, account);
  } catch (error) {
    if (caller) await recordRefused(call, caller, server, request);
    throw error;
  }
  const callClass = program ? (`program_${program.budget}` as const) : callClassOf(call, account);
  if (callClass) {
    const { headers, waitSeconds } = await server.budgets.spend(callClass, caller?.id ?? networkOf(request.ip));
    reply.headers(headers);
    if (waitSeconds !== null) throw tooMany(waitSeconds);
  }
  return { actor, caller };
}

/** Records in the audit log that someone made a call that they are not allowed to make. */
const recordRefused = (
  { id: call }: AnyCall,
  actor: Caller,
  server: Server,
  { id, ip }: FastifyRequest,
): Promise<void> =>
  recordRefusalApart({ actor, requestId: id, address: ip }, server, {
    action: "refused",
    entity: "call",
    entity_id: call,
  });
