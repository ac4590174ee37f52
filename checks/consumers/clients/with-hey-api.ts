// A driver replaces a lost licence, with the client that @hey-api/openapi-ts generates.
import { client } from "./kwan/client.gen.ts";
import * as kwan from "./kwan/sdk.gen.ts";
import { approve, codeFromMailbox, email, kwanUrl, photo } from "./sandbox.ts";

client.setConfig({ baseUrl: `${kwanUrl}/api`, throwOnError: true });

const { data: login } = await kwan.loginByEmail({
  body: { email, password: "Kente-Gold-2026" },
  throwOnError: true,
});
const { data: session } = await kwan.completeLoginByEmail({
  path: { email },
  body: { code: await codeFromMailbox(), attempt: login.attempt },
  throwOnError: true,
});
client.setConfig({ auth: () => session.token });

const { data: me } = await kwan.getMe({ throwOnError: true });
const list = { path: { id: me.driver ?? "" }, query: { limit: 1 }, throwOnError: true } as const;
const { data: before } = await kwan.listServices(list);
const { data: license } = await kwan.getLicense({ path: list.path, throwOnError: true });
const { data: branches } = await kwan.listBranches({ query: { limit: 1 }, throwOnError: true });

const { data: draft } = await kwan.createLostDamagedLicenseLost({
  body: {
    branch: branches.results[0]?.id ?? null,
    tier: "standard",
    details: {
      license_number: license.number ?? "",
      how: "lost",
      lost_on: license.issued_on ?? "",
      where: "Makola market",
      police_station: "Accra Central",
      police_report_number: "ACC/2026/4410",
    },
  },
  throwOnError: true,
});
for (const document of ["police_report", "affidavit"] as const)
  await kwan.uploadDocument({ body: { service: draft.id, document, file: photo }, throwOnError: true });

const path = { id: draft.id };
const { data: current, response: read } = await kwan.getLostDamagedLicense({ path, throwOnError: true });
const { data: submitted } = await kwan.moveService({
  path,
  body: { action: "submit" },
  headers: { "If-Match": read.headers.get("ETag") ?? "" },
  throwOnError: true,
});
const { data: invoice } = await kwan.generateInvoice({ path, throwOnError: true });
const { data: payment } = await kwan.startPayment({
  path: { id: invoice.id },
  body: { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" },
  throwOnError: true,
});
await approve(payment.checkout_url);
const { data: paid } = await kwan.confirmPayment({
  path,
  body: { reference: payment.reference },
  throwOnError: true,
});
const { data: after } = await kwan.listServices(list);

const { error, response } = await kwan.getBranch({ path: { id: "nowhere" }, throwOnError: false });
const outcome = `${response?.status} ${error?.code}`;
console.log(
  `${after.count - before.count} more, ${current.documents.length} documents, ${submitted.status}, ${paid.status}, then ${outcome}`,
);

// The generated types are as exact as the document: these lines must not compile without the comments.
// @ts-expect-error there is no such status
export const isWrongStatus = submitted.status === "half_done";
// @ts-expect-error there is no such code
export const isWrongCode = error?.code === "half_found";
export const upload = () => {
  const file = "text";
  // @ts-expect-error a file is not a text
  return kwan.uploadDocument({ body: { service: draft.id, document: "affidavit", file } });
};
export const code: NonNullable<typeof error>["code"] = "not_found";
export const remedy = (refusal: NonNullable<typeof error>) => refusal.reasons?.[0]?.remedy.text;
export const update = () => {
  const affidavit = 1;
  // @ts-expect-error a number is neither a file nor the ID of one
  return kwan.createUpdateRequest({ body: { driver: list.path.id, reason_for_change: "I married.", affidavit } });
};
