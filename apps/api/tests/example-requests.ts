import type { AnyCall } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { mayDo, type Role, type Scope } from "@kwan/domain";
import type { BranchId, ShareId } from "../src/platform/ids.ts";
import { applicationFor, makers } from "./fixtures/records.ts";
import { idOf } from "./id-of.ts";
import { latestTag } from "./latest.ts";
import { licenceFile, licenceLine } from "./licence-files.ts";
import type { Person, TestServer } from "./server.ts";

export const staffRoles = [
  "officer",
  "reviewer",
  "accountant",
  "admin",
  "driving_school",
] as const satisfies readonly Role[];

/** Returns a staff role whose scopes allow a call, or undefined if the call is only for citizens or for everyone. */
export const staffRoleOf = ({ access }: Pick<AnyCall, "access">): (typeof staffRoles)[number] | undefined =>
  staffRoles.find((role) => mayDo(role, ...(access as readonly Scope[])));

export interface ExampleRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Returns the contract's example for a call, with the IDs of the owner's records instead of invented IDs. */
export async function exampleRequest(
  server: TestServer,
  call: AnyCall,
  { owner, officer, branch }: { owner: Person; officer: Person; branch: BranchId },
): Promise<ExampleRequest> {
  const whose = { server, owner, officer, branch, call };
  const made = new Map<string, Promise<string>>();
  const once = (prefix: string, make: () => Promise<string>) => {
    const thing = made.get(prefix) ?? make();
    made.set(prefix, thing);
    return thing;
  };
  const application = async () => idOf("srv", await once("srv", () => applicationFor(whose)));
  const replaced = async (value: unknown): Promise<unknown> => {
    if (typeof value === "string") {
      // In these tests, a payment's reference is its ID.
      const prefix = value.startsWith("KWP-") ? "pay" : (/^([a-z]{3})_\w+$/.exec(value)?.[1] ?? "");
      const maker = prefix === "srv" ? application : makers[prefix];
      return maker ? once(prefix, () => maker({ ...whose, application })) : value;
    }
    if (Array.isArray(value)) return Promise.all(value.map(replaced));
    if (typeof value !== "object" || value === null || "arrayBuffer" in value) return value;
    const entries = Object.entries(value).map(async ([name, each]) => [name, await replaced(each)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  const { params, body } = examples[call.id] ?? {};
  const filled = (await replaced(params ?? {})) as Record<string, string>;
  if (call.id === "checkShare") filled.code = await codeOf(server, idOf("shr", await replaced("shr_new")));
  if (call.id === "receivePaymentWebhook") filled.provider = "sandbox";
  return { params: filled, body: await replaced(body) };
}

const codeOf = async ({ db }: TestServer, share: ShareId) =>
  (await db.kysely.selectFrom("shares").select("code").where("id", "=", share).executeTakeFirstOrThrow()).code;

const pdf = () => new File(["%PDF-1.4\n%%EOF\n"], "a.pdf", { type: "application/pdf" });

let registers = 0;
/** Returns a file to import. Its content is different each time. */
const register = () => licenceFile(1, [licenceLine(90_000_000 + ++registers)]);

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const isFile = typeof value === "object" || name === "affidavit";
    if (isFile) form.append(name, "kind" in body ? register() : pdf());
    else form.append(name, String(value));
  }
  return form;
}

/** What a test sends with a call besides its example. */
interface Asking {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** The If-Match header, or null for none. By default, the version that the record has, if the call needs one. */
  readonly ifMatch?: string | null;
}

/** Makes a call over HTTP without the SDK. */
export async function askCall(
  { baseUrl, db }: TestServer,
  call: AnyCall,
  { params, body }: ExampleRequest,
  { token, headers, query = "", ifMatch }: Asking = {},
): Promise<Response> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const isForm = call.sends === "multipart" && typeof body === "object";
  const hasBody = call.method !== "GET" && body !== undefined;
  const tag = ifMatch === undefined && call.ifMatch ? await latestTag(db, call, params.id ?? "") : ifMatch;
  return fetch(`${baseUrl}${path}${query}`, {
    method: call.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(tag && { "if-match": tag }),
      ...(hasBody && !isForm && { "content-type": "application/json" }),
      ...headers,
    },
    // A string is sent unchanged, so that it can be invalid JSON.
    ...(hasBody && { body: isForm ? formOf(body as object) : typeof body === "string" ? body : JSON.stringify(body) }),
  });
}
