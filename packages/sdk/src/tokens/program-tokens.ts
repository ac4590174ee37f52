import { KwanError } from "../errors/kwan-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { isRecord } from "../errors/summary.ts";
import type { TokenStore } from "./token-store.ts";

/** The credentials of a program, and the server that gives tokens for them. */
export interface ProgramCredentials {
  /** The root URL of the server including `/api`, as for the client. */
  readonly baseUrl: string;
  /** The ID of the program. */
  readonly clientId: string;
  /** The secret that an administrator has created. */
  readonly clientSecret: string;
  /** What the token is to open, with spaces between the names. Default: all that the program may read. */
  readonly scope?: string | undefined;
  /** Replaces the runtime's own fetch. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

interface Kept {
  readonly token: string;
  readonly endsAt: number;
}

/** A token is replaced this long before it ends, so that no call is sent with one that ends on the way. */
const marginMs = 60_000;

async function askForToken({ baseUrl, clientId, clientSecret, scope, fetch }: ProgramCredentials): Promise<Kept> {
  const form = new URLSearchParams({ grant_type: "client_credentials" });
  form.set("client_id", clientId);
  form.set("client_secret", clientSecret);
  if (scope) form.set("scope", scope);
  const asked = performance.now();
  const url = `${baseUrl.replace(/\/$/, "")}/oauth/token/`;
  const send = fetch ?? globalThis.fetch;
  const answer = await send(url, { method: "POST", body: form }).catch((cause: unknown) => {
    throw new NetworkError(cause, undefined);
  });
  const body: unknown = await answer.json().catch(() => undefined);
  const { access_token: token, expires_in: seconds, error_description: reason } = isRecord(body) ? body : {};
  if (answer.ok && typeof token === "string" && typeof seconds === "number")
    return { token, endsAt: asked + seconds * 1_000 };
  throw new KwanError({
    status: answer.ok ? 500 : answer.status,
    message:
      typeof reason === "string" ? reason : `The server answered ${answer.status} and gave the program no token.`,
    body,
    requestId: answer.headers.get("x-request-id") ?? undefined,
    retryable: answer.status === 429 || answer.status >= 500,
  });
}

/**
 * Creates a store that gets a token for a program's credentials, keeps it in memory, and replaces it before it ends. Calls
 * that need a token at the same time share one request. Use it on servers only: the secret must not reach a browser.
 *
 * @example
 * const tokens = programTokens({ baseUrl, clientId, clientSecret });
 * const backlog = await createKwan({ baseUrl, tokens }).reports.backlog({});
 */
/* @__NO_SIDE_EFFECTS__ */
export function programTokens(credentials: ProgramCredentials): TokenStore {
  let kept: Promise<Kept> | undefined;
  const ask = (): Promise<Kept> => {
    const asking = askForToken(credentials);
    kept = asking;
    // A failure is not kept, so that the next call asks again.
    asking.catch(() => {
      if (kept === asking) kept = undefined;
    });
    return asking;
  };
  return {
    async get() {
      const { token, endsAt } = await (kept ?? ask());
      return performance.now() < endsAt - marginMs ? token : (await ask()).token;
    },
    set: () => undefined,
    clear: () => {
      kept = undefined;
    },
  };
}
