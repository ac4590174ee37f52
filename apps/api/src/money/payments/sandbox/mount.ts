import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Server } from "../../../platform/context.ts";
import { type Choice, choices, isChoice, missingPage, paymentPage } from "./page.ts";
import { signatureHeader, signSandbox, statusAt } from "./provider.ts";
import {
  failSandboxRefund,
  findSandboxPayment,
  type SandboxRow,
  type SandboxStatus,
  sandboxRefundsOf,
  setSandboxStatus,
} from "./store.ts";

const lateMs = 120_000;

interface Outcome {
  readonly status: SandboxStatus;
  readonly event: "charge.success" | "charge.failed" | "refund.processed" | "refund.failed" | null;
  /** How many times each webhook is sent. */
  readonly times: number;
  readonly isLate?: true;
}

const outcomes: Readonly<Record<Choice, Outcome>> = {
  approve: { status: "success", event: "charge.success", times: 1 },
  reject: { status: "failed", event: "charge.failed", times: 1 },
  delay: { status: "pending", event: null, times: 0, isLate: true },
  double: { status: "success", event: "charge.success", times: 3 },
  reverse: { status: "reversed", event: "refund.processed", times: 1 },
  fail_refund: { status: "success", event: "refund.failed", times: 1 },
};

/**
 * Mounts the sandbox's own pages, where a tester chooses the outcome of a payment. Its webhooks are sent over HTTP to
 * the same kind of path, with the same kind of signature, as those of a real provider. The pages only exist if the
 * configuration selects the sandbox.
 */
export function mountSandbox(app: FastifyInstance, deps: Server): void {
  if (deps.config.payment.provider !== "sandbox") return;
  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1_000 },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
      },
    );
    scope.get<{ Params: { reference: string } }>("/sandbox/pay/:reference", ({ params }, reply) =>
      show(deps, params.reference, reply, null),
    );
    scope.post<{ Params: { reference: string }; Body: { choice?: string } | undefined }>(
      "/sandbox/pay/:reference",
      async ({ params, body }, reply) => {
        const choice = body?.choice ?? "";
        const row = await findSandboxPayment(deps.db.kysely, params.reference);
        if (!row || !isChoice(choice))
          return show(deps, params.reference, reply, row ? "Press one of the buttons." : null);
        return show(deps, row.reference, reply, await decide(app, deps, row, choice));
      },
    );
    done();
  });
}

async function show(deps: Server, reference: string, reply: FastifyReply, told: string | null) {
  const row = await findSandboxPayment(deps.db.kysely, reference);
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
  if (!row) return reply.status(404).send(missingPage());
  const back = row.return_url === null ? `${deps.config.publicUrl}/` : returnUrl(row.return_url, row.reference);
  return reply.send(paymentPage(row, statusAt(row, deps.now()), told, back));
}

/** Returns the return URL with the reference in two parameters, as Paystack does. */
function returnUrl(address: string, reference: string): string {
  const url = new URL(address);
  for (const name of ["trxref", "reference"]) url.searchParams.set(name, reference);
  return url.href;
}

/**
 * Carries out the tester's choice and reports the result. A rejected payment stays rejected, and only a payment that
 * succeeded can be refunded.
 */
async function decide(app: FastifyInstance, deps: Server, row: SandboxRow, choice: Choice): Promise<string> {
  const { status, event, times, isLate } = outcomes[choice];
  const present = statusAt(row, deps.now());
  const refund = (await sandboxRefundsOf(deps.db.kysely, row.reference)).findLast(({ failed }) => !failed);
  const isAllowed =
    choice === "fail_refund"
      ? refund !== undefined
      : choice === "reverse"
        ? present === "success"
        : present !== "failed" && present !== "reversed";
  if (!isAllowed) return `Nothing was done: this payment can't have "${choices[choice].split(":")[0]}" now.`;
  if (choice === "fail_refund" && refund) await failSandboxRefund(deps.db.kysely, refund.id);
  await setSandboxStatus(
    deps.db.kysely,
    row.reference,
    status,
    isLate ? new Date(deps.now().getTime() + lateMs) : null,
  );
  if (event === null) return "Done. No message was sent.";
  const raw = JSON.stringify({
    event,
    data: {
      id: `${row.reference}-${event}${choice === "fail_refund" ? `-${refund?.id}` : ""}`,
      reference: row.reference,
      amount: row.amount_pesewas,
      currency: row.currency,
      status,
    },
  });
  const answers = await Promise.all(Array.from({ length: times }, () => sendWebhook(app, deps, raw)));
  return `Done. Our webhook answered ${answers.join(", ")}.`;
}

/** Sends the webhook to this server over its own socket, whatever address it is listening on. */
async function sendWebhook(app: FastifyInstance, { config, log }: Server, raw: string): Promise<string> {
  const { port, address, family } = app.server.address() as AddressInfo;
  const host = address === "0.0.0.0" || address === "::" ? "127.0.0.1" : family === "IPv6" ? `[${address}]` : address;
  try {
    const { status } = await fetch(`http://${host}:${port}/api/payment/webhook/sandbox/`, {
      method: "POST",
      headers: { "content-type": "application/json", [signatureHeader]: signSandbox(config, raw) },
      body: raw,
      signal: AbortSignal.timeout(15_000),
    });
    return String(status);
  } catch (error) {
    log.warn({ err: error }, "the sandbox's message did not arrive");
    return "nothing";
  }
}
