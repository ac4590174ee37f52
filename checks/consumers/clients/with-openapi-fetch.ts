// A driver replaces a lost licence, with types from openapi-typescript and the client openapi-fetch.
import createClient from "openapi-fetch";
import type { components, paths } from "./kwan.d.ts";
import { approve, codeFromMailbox, email, kwanUrl, photo } from "./sandbox.ts";

const kwan = createClient<paths>({ baseUrl: `${kwanUrl}/api` });

/** Returns the data of an answer, or throws the error that the server describes. */
function dataOf<D>(answer: { data?: D; error?: components["schemas"]["Error"]; response: Response }): D {
  if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.detail ?? JSON.stringify(answer.error)}`);
  if (answer.data === undefined) throw new Error(`There is no body with ${answer.response.status}.`);
  return answer.data;
}

const login = dataOf(
  await kwan.POST("/learner/login/email/initiate/", { body: { email, password: "Kente-Gold-2026" } }),
);
const { token } = dataOf(
  await kwan.POST("/users/complete-login-email/{email}/", {
    params: { path: { email } },
    body: { code: await codeFromMailbox(), attempt: login.attempt },
  }),
);
kwan.use({ onRequest: ({ request }) => request.headers.set("Authorization", `Bearer ${token}`) });

const driver = dataOf(await kwan.GET("/users/me/")).driver ?? "";
const list = { params: { path: { id: driver }, query: { limit: 1 } } };
const before = dataOf(await kwan.GET("/service/{id}/", list)).count;
const license = dataOf(await kwan.GET("/license/{id}/", { params: { path: { id: driver } } }));
const branch = dataOf(await kwan.GET("/dvla/branches/", { params: { query: { limit: 1 } } })).results[0]?.id ?? null;

const draft = dataOf(
  await kwan.POST("/service/lost-damaged-license/lost/", {
    body: {
      branch,
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
  }),
);
for (const document of ["police_report", "affidavit"] as const)
  dataOf(
    await kwan.POST("/document/", {
      body: { service: draft.id, document, file: photo },
      bodySerializer({ service, document, file }) {
        const form = new FormData();
        form.set("service", service);
        form.set("document", document);
        form.set("file", file, "photo.png");
        return form;
      },
    }),
  );

const path = { id: draft.id };
const read = await kwan.GET("/service/lost-damaged-license/{id}/", { params: { path } });
const { documents } = dataOf(read);
const header = { "If-Match": read.response.headers.get("ETag") ?? "" };
const { status } = dataOf(
  await kwan.POST("/service/{id}/action/", { params: { path, header }, body: { action: "submit" } }),
);
const invoice = dataOf(await kwan.POST("/service/generate_invoice/{id}/", { params: { path } }));
const payment = dataOf(
  await kwan.POST("/service/invoice/{id}/pay/", {
    params: { path: { id: invoice.id } },
    body: { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" },
  }),
);
await approve(payment.checkout_url);
const { reference } = payment;
const paid = dataOf(await kwan.POST("/service/{id}/confirm-payment/", { params: { path }, body: { reference } }));
const after = dataOf(await kwan.GET("/service/{id}/", list)).count;

const { error, response } = await kwan.GET("/dvla/branch/{id}/", { params: { path: { id: "nowhere" } } });
const outcome = `${response.status} ${error?.code}`;
console.log(`${after - before} more, ${documents.length} documents, ${status}, ${paid.status}, then ${outcome}`);

// The generated types are as exact as the document: these lines must not compile without the comments.
// @ts-expect-error there is no such status
export const isWrongStatus = status === "half_done";
// @ts-expect-error there is no such code
export const isWrongCode = error?.code === "half_found";
export const upload = () => {
  const file = "text";
  // @ts-expect-error a file is not a text
  return kwan.POST("/document/", { body: { service: draft.id, document: "affidavit", file } });
};
export const code: NonNullable<typeof error>["code"] = "not_found";
export const remedy = (refusal: components["schemas"]["Error"]) => refusal.reasons?.[0]?.remedy.text;
export const update = () => {
  const affidavit = 1;
  // @ts-expect-error a number is neither a file nor the ID of one
  return kwan.POST("/service/update-request/", { body: { driver, reason_for_change: "I married.", affidavit } });
};
export const messages = (refusal: components["schemas"]["Error"]): string[] | undefined => refusal.phone_number;
