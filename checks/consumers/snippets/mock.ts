import { startPayment } from "@kwan/contract";
import { createKwan, memoryTokens } from "@kwan/sdk";
import { createMock } from "@kwan/sdk/mock";

const baseUrl = "http://localhost/api";
const mock = createMock({ baseUrl });
const tokens = memoryTokens(mock.tokenOf("driver@kwan.example"));
const kwan = createKwan({ baseUrl, tokens, fetch: mock.fetch, retries: { from: 1 } });

const { driver } = await kwan.users.me();
const { number } = await kwan.licences.get(driver ?? "");
const renewal = await kwan.services.create("drivers-renewal", {
  branch: "brn_01ga1",
  submit: true,
  details: { license_number: number ?? "", health_changed: false },
});
const invoice = await kwan.invoices.generate(renewal.id);
mock.fault({ drop: "answer" }, { call: startPayment, times: 1 });
const { reference } = await kwan.invoices.pay(invoice.id, { channel: "card" }, { retries: 1 });
mock.pay(reference, "approve");
const { status } = await kwan.services.application(renewal.id);
const tries = mock.attempts.filter(({ call }) => call.id === startPayment.id);
console.log(`${status} after ${tries.length} attempts`);
