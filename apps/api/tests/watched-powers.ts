import { AsyncLocalStorage } from "node:async_hooks";
import { type AnyCall, calls } from "@kwan/contract";
import type { Action } from "@kwan/domain";
import type { DecisionKind } from "@kwan/domain/decisions";
import { actionPowers, decisionPower, type Power, type PowerName, powers } from "@kwan/domain/oversight";
import type { FastifyInstance } from "fastify";
import type { KyselyPlugin } from "kysely";
import { expect } from "vitest";
import { writtenBy } from "../src/platform/db/changes.ts";
import type { Database } from "../src/platform/db/open.ts";
import type { AccountId } from "../src/platform/ids.ts";

/** What the server keeps, whoever makes a call: the log, messages, tasks and counters. */
const kept = new Set([
  ...["audit", "audit_values", "audit_unsealed", "notifications", "messages", "tasks", "idempotency_keys"],
  ...["rate_limits", "counters", "sessions", "known_devices"],
]);
/** Columns of every table that say when a row has changed. */
const keptColumns = new Set(["version", "updated_at"]);

/** What a request of staff has written, and what it asked for. */
export interface WatchedRequest {
  readonly written: Set<string>;
  call?: AnyCall;
  user?: AccountId;
  status?: number;
  body?: { readonly action?: Action } | undefined;
  answer?: {
    readonly kind?: DecisionKind;
    readonly is_active?: boolean;
    readonly decision?: { readonly kind: DecisionKind };
  };
}

const isWithin = (key: string, declared: readonly string[]): boolean =>
  declared.includes(key) || declared.includes(key.replace(/[.+-].*$/, ""));

/** Returns the powers that a request may use. */
function powersOf({ call, body, answer }: WatchedRequest): readonly Power[] {
  const name = call?.power;
  if (name === undefined) return [];
  if (name === "of_the_action") return [powers[actionPowers[body?.action ?? "edit"] ?? "file_application"]];
  const decision = (kind: DecisionKind | undefined) => (kind ? [decisionPower(kind)] : []);
  if (name === "of_the_decision") return [...decision(answer?.kind), powers.withdraw_proposal];
  // The first administrator makes the second one without anybody else.
  if (call?.id === "createStaff" && answer?.is_active) return [powers.open_staff_account, decisionPower("grant_role")];
  return [powers[name as PowerName], ...(call?.id === "decideAppeal" ? decision(answer?.decision?.kind) : [])];
}

/** Returns what a request has written beyond the powers of its call. */
export const beyondPower = (request: WatchedRequest): readonly string[] => {
  const allowed = powersOf(request).flatMap(({ writes, narrows, follows }) => [...writes, ...narrows, ...follows]);
  return [...request.written].filter((key) => {
    const [table = "", column = ""] = key.split(/[.+-]/);
    return !kept.has(table) && !keptColumns.has(column) && !isWithin(key, allowed);
  });
};

/**
 * Watches what each request of staff writes. After every test, each column must be one that the power of the call
 * declares. What a refused request has written is rolled back and does not count.
 */
export function watchPowers(opened: Database) {
  const current = new AsyncLocalStorage<WatchedRequest>();
  const requests: WatchedRequest[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const request = current.getStore();
      if (request) for (const key of writtenBy(node)) request.written.add(key);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    kysely: opened.kysely.withPlugin(plugin),
    watch(app: FastifyInstance) {
      app.addHook("onRequest", (_request, _reply, done) => current.run({ written: new Set() }, done));
      app.addHook("onSend", ({ routeOptions, user, body }, reply, payload, done) => {
        const request = current.getStore();
        const id = (routeOptions.config as { call?: string }).call;
        const call = calls.find((each) => each.id === id);
        if (!request || !call || call.kind === "read" || call.power === undefined || request.written.size === 0)
          return done();
        request.call = call;
        request.status = reply.statusCode;
        request.user = user as AccountId;
        request.body = body as WatchedRequest["body"];
        if (typeof payload === "string" && payload.startsWith("{"))
          request.answer = JSON.parse(payload) as NonNullable<WatchedRequest["answer"]>;
        requests.push(request);
        done();
      });
    },
    async check() {
      const made = requests.splice(0).filter(({ status = 500 }) => status < 400);
      for (const request of made) {
        const keys = beyondPower(request);
        if (keys.length === 0 || request.user === undefined) continue;
        const { role } = await opened.kysely
          .selectFrom("users")
          .select("role")
          .where("id", "=", request.user)
          .executeTakeFirstOrThrow();
        if (role !== "learner" && role !== "driver")
          expect(keys, `${request.call?.id} ${JSON.stringify(request.body)} writes more than its power says`).toEqual(
            [],
          );
      }
    },
  };
}
