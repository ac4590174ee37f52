// Runs local stand-ins for the external services of a production server: PostgreSQL, a mail server, an SMS gateway and
// Paystack. The end-to-end tests start this script as a separate process, and read the server's settings from its first
// line of output. Over HTTP, they then ask it which messages were sent and what the right answers to the theory test
// are.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bank } from "../src/licensing/theory-tests/questions.ts";
import { startGateway, startMailServer } from "./mail-server.ts";
import { startPaystack } from "./paystack-server.ts";
import { startServer } from "./postgres-server.ts";
import { newSigningKey } from "./signing-key.ts";

const secretKey = "sk_test_of_the_journeys";
const [database, mail, gateway, paystack] = await Promise.all([
  startServer({ isDurable: true }),
  startMailServer(),
  startGateway(),
  startPaystack(secretKey),
]);

/** Returns the texts of the messages that were sent to an email address or a phone number, oldest first. */
const messagesTo = (target: string): string[] =>
  target.includes("@")
    ? mail.letters.filter(({ to }) => to === target).map(({ data }) => data)
    : gateway.requests.filter(({ body }) => body.to === target).map(({ body }) => body.text);

/** Acts as a payer who approves a payment on the provider's page, and as the provider, which notifies the server. */
async function pay(reference: string, server: string): Promise<number> {
  const transaction = paystack.transactions.get(reference);
  if (!transaction) return 404;
  transaction.status = "success";
  const { status } = await paystack.webhook(`${server}/api/payment/webhook/paystack/`, "charge.success", transaction);
  return status;
}

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const answer = async () => {
    if (pathname === "/messages") return { texts: messagesTo(searchParams.get("to") ?? "") };
    if (pathname === "/questions") return { questions: Object.values(bank).flat() };
    return { status: await pay(searchParams.get("reference") ?? "", searchParams.get("server") ?? "") };
  };
  void answer().then((body) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)),
  );
}).listen(0, "127.0.0.1", () => {
  const settings = {
    NODE_ENV: "production",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    DATABASE_URL: database.url,
    SECRET: "the secret of the journeys, which nobody needs to guess",
    AUDIT_SIGNING_KEY: newSigningKey(),
    SMTP_URL: mail.url,
    MAIL_FROM: "DVLA <no-reply@portal.example>",
    SMS_URL: gateway.url,
    SMS_TOKEN: "token",
    PAYMENT_PROVIDER: "paystack",
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_IS_AT: paystack.baseUrl,
  };
  const { port } = control.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ settings, control: `http://127.0.0.1:${port}` })}\n`);
});

process.once("SIGTERM", () => {
  void Promise.all([database.remove(), mail.stop(), gateway.stop()]).then(() => process.exit(0));
});
