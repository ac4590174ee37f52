import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A payment at the fake provider. */
interface Transaction {
  readonly id: number;
  readonly reference: string;
  amount: number;
  currency: string;
  status: string;
  readonly channels: string[];
  readonly email: string;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
};

/** Starts a server with Paystack's documented protocol: initialize, verify, and webhooks signed over the raw body. */
export async function startPaystack(secretKey: string) {
  const transactions = new Map<string, Transaction>();
  const paths: string[] = [];
  const refunds: { transaction: number; amount: number; currency: string; status: string; merchant_note: string }[] =
    [];
  let outage = false;
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const serve = async () => {
      paths.push(`${request.method} ${request.url}`);
      if (outage) return answer(502, { status: false, message: "Bad gateway" });
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return answer(401, { status: false, message: "Invalid key" });
      if (request.method === "POST" && request.url === "/transaction/initialize") {
        const body = JSON.parse(await readBody(request)) as Transaction;
        if (transactions.has(body.reference))
          return answer(400, {
            status: false,
            message: "Duplicate Transaction Reference",
            code: "duplicate_reference",
          });
        if (!Number.isInteger(Number(body.amount)) || !body.email.includes("@"))
          return answer(400, { status: false, message: "Invalid parameters" });
        const { reference, amount, currency, email, channels } = body;
        transactions.set(reference, {
          id: transactions.size + 1,
          reference,
          amount,
          currency,
          email,
          channels,
          status: "abandoned",
        });
        return answer(200, {
          status: true,
          message: "Authorization URL created",
          data: { authorization_url: `https://checkout.paystack.example/${reference}`, access_code: "code", reference },
        });
      }
      const [, list, query] = /^\/(transaction|refund)\?(from=.+)$/.exec(request.url ?? "") ?? [];
      if (list) {
        const asked = new URLSearchParams(query);
        const [size, page] = [Number(asked.get("perPage")), Number(asked.get("page"))];
        const all: readonly object[] = list === "refund" ? refunds : [...transactions.values()];
        return answer(200, {
          status: true,
          message: "List retrieved",
          data: all.slice((page - 1) * size, page * size),
          meta: { total: all.length, perPage: size, page, pageCount: Math.ceil(all.length / size) },
        });
      }
      const [, transaction] = /^\/refund\?transaction=(.+)$/.exec(request.url ?? "") ?? [];
      if (transaction)
        return answer(200, {
          status: true,
          message: "Refunds retrieved",
          data: refunds.filter((each) => String(each.transaction) === transaction),
        });
      if (request.method === "POST" && request.url === "/refund") {
        const { transaction: refunded, amount, currency, merchant_note } = JSON.parse(await readBody(request));
        const paid = transactions.get(refunded);
        if (paid?.status !== "success")
          return answer(400, { status: false, message: "Transaction has been fully reversed" });
        const before = refunds.filter((each) => each.transaction === paid.id && each.status !== "failed");
        const left = before.reduce((rest, each) => rest - each.amount, paid.amount);
        if (currency !== paid.currency || amount > left)
          return answer(400, { status: false, message: "Refund amount cannot be more than what is left" });
        refunds.push({ transaction: paid.id, amount, currency, status: "pending", merchant_note });
        if (amount === left) paid.status = "reversed";
        return answer(200, { status: true, message: "Refund has been queued for processing", data: {} });
      }
      const [, reference] = /^\/transaction\/verify\/(.+)$/.exec(request.url ?? "") ?? [];
      const lookedUp = transactions.get(decodeURIComponent(reference ?? ""));
      if (!lookedUp)
        return answer(400, {
          status: false,
          message: "Transaction reference not found.",
          code: "transaction_not_found",
        });
      return answer(200, {
        status: true,
        message: "Verification successful",
        data: { ...lookedUp, gateway_response: "Approved", channel: lookedUp.channels[0] },
      });
    };
    void serve();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transactions,
    refunds,
    paths,
    setOutage: (is: boolean) => {
      outage = is;
    },
    /**
     * Sends an event as Paystack does. The JSON is indented, so that a signature computed over re-serialised JSON
     * fails.
     */
    webhook(to: string, event: string, data: object, key = secretKey): Promise<Response> {
      const body = JSON.stringify({ event, data }, null, 2);
      const signature = createHmac("sha512", key).update(body).digest("hex");
      return fetch(to, {
        method: "POST",
        headers: { "content-type": "application/json", "x-paystack-signature": signature },
        body,
      });
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
