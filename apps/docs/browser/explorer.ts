// Sends calls to the server whose pages these are. The token is a variable of this module: it is never read from the
// portal's cookie, and never stored.
import type { ExplorerCall } from "../src/pages/explorer.tsx";
import { type Parts, partsOf, showFields, valuesOf } from "./explorer-fields.ts";

type Calls = Readonly<Record<string, ExplorerCall>>;

let token = "";

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** Sends a request without cookies, so that it never counts as the person who is logged in to the portal. */
function send({ method, path, headers, body }: Sent): Promise<Response> {
  const all: Record<string, string> = { ...headers };
  if (body !== undefined) all["content-type"] = "application/json";
  if (method === "POST") all["idempotency-key"] = crypto.randomUUID?.() ?? String(Math.random());
  return fetch(path, {
    method,
    headers: all,
    credentials: "omit",
    cache: "no-store",
    ...(body !== undefined && { body }),
  });
}

const asText = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const maxShown = 200_000;

async function showAnswer({ answer, status, body }: Parts, response: Response, started: number): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  const isText = /json|text/.test(type);
  const text = isText ? asText(await response.text()) : `(${type || "no content"})`;
  answer.hidden = false;
  status.textContent = [
    `${response.status} ${response.statusText}`.trim(),
    `${Math.round(performance.now() - started)} ms`,
    `request ${response.headers.get("x-request-id") ?? "unknown"}`,
    ...(response.headers.has("etag") ? [`ETag ${response.headers.get("etag")}`] : []),
  ].join(" · ");
  body.textContent = text.slice(0, maxShown);
}

/** Logs in as one of the invented people. The token stays in this module. */
function offerLogin({ begin, complete, state }: Parts): void {
  let email = "";
  let attempt: unknown;
  const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;
  begin.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = fieldsOf(begin);
    email = fields.email ?? "";
    const answer = await send({
      method: "POST",
      path: "/api/learner/login/email/initiate/",
      body: JSON.stringify(fields),
    });
    const read = (await answer.json()) as { attempt?: unknown; detail?: string };
    attempt = read.attempt;
    complete.hidden = !answer.ok;
    state.textContent = answer.ok ? `The code was sent to ${email}.` : (read.detail ?? JSON.stringify(read));
    if (answer.ok) complete.querySelector("input")?.focus();
  });
  complete.addEventListener("submit", async (event) => {
    event.preventDefault();
    const code = fieldsOf(complete).code?.trim();
    const path = `/api/users/complete-login-email/${encodeURIComponent(email)}/`;
    const answer = await send({ method: "POST", path, body: JSON.stringify({ code, attempt }) });
    const read = (await answer.json()) as { token?: string; detail?: string };
    token = read.token ?? token;
    state.textContent = answer.ok
      ? `You are logged in as ${email}, on this page only.`
      : (read.detail ?? JSON.stringify(read));
    complete.hidden = answer.ok;
  });
}

function offerCalls(parts: Parts, calls: Calls, mayWrite: boolean): void {
  const { call: form, choice, address, fields, refusal, state } = parts;
  const chosen = () => calls[choice.value];
  const show = () => {
    const call = chosen();
    if (!call) return;
    address.textContent = `${call.method} ${call.path}`;
    showFields(fields, call);
    const isRefused = call.method !== "GET" && !mayWrite;
    refusal.textContent = isRefused ? "The explorer does not send writes to this installation." : "";
    form.querySelector("button")?.toggleAttribute("disabled", isRefused);
  };
  choice.addEventListener("change", () => {
    history.replaceState(null, "", `?call=${choice.value}`);
    show();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const call = chosen();
    if (!call || (call.method !== "GET" && !mayWrite)) return;
    const values = valuesOf(fields, call);
    const headers = { ...values.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const started = performance.now();
    state.textContent = call.needsLogin && !token ? "This call needs a login, and there is no token yet." : "";
    try {
      await showAnswer(parts, await send({ method: call.method, ...values, headers }), started);
    } catch {
      state.textContent = "There was no response. Check your connection and send the call again.";
    }
  });
  const asked = new URLSearchParams(location.search).get("call");
  choice.value = asked && calls[asked] ? asked : "getMe";
  form.hidden = false;
  show();
}

const root = document.querySelector<HTMLElement>("[data-explorer]");
if (root) {
  const parts = partsOf(root);
  const read = async (address = "") => (await fetch(address, { credentials: "omit" })).json() as Promise<unknown>;
  const reveal = (name: string) => root.querySelector(`[data-shown="${name}"]`)?.removeAttribute("hidden");
  Promise.all([read(root.dataset.explorer), read(root.dataset.installation)]).then(
    ([calls, installation]) => {
      const { hasInventedPeople } = installation as { hasInventedPeople: boolean };
      reveal(hasInventedPeople ? "login" : "reads");
      parts.token.hidden = false;
      parts.token.addEventListener("submit", (event) => {
        event.preventDefault();
        token = String(new FormData(parts.token).get("token")).trim();
        parts.state.textContent = token ? "This page uses your token until you leave it." : "This page has no token.";
      });
      if (hasInventedPeople) offerLogin(parts);
      offerCalls(parts, calls as Calls, hasInventedPeople);
    },
    () => reveal("away"),
  );
}
