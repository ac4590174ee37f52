import type { Language } from "@kwan/domain/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { m } from "#messages";
import { fileEnquiry } from "../../../office/enquiries/commands/file-enquiry.ts";
import { followEnquiry, writeToEnquiry } from "../../../office/enquiries/commands/follow-enquiry.ts";
import { type EnquiryKind, readForm, readMessage } from "../../../office/enquiries/forms.ts";
import { newToken } from "../../../people/accounts/tokens.ts";
import type { Context, Server } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { DomainError } from "../../../platform/domain-error.ts";
import { networkOf } from "../../../platform/http/network.ts";
import { inLanguage } from "../../../platform/language.ts";
import { tooMany } from "../../../platform/rate-limits/limits.ts";
import type { FormState } from "../form-state.ts";
import type { GuidePages } from "../guide-pages.ts";

/** The content type of a form that a browser sends without JavaScript. */
const formType = "application/x-www-form-urlencoded";
/** The longest message has 4,000 characters, of which each can take twelve bytes. */
const maxFormBytes = 60_000;

interface Mounted {
  readonly server: Server;
  readonly language: Language;
  /** The address of the guide in this language. */
  readonly root: string;
  readonly pages: GuidePages;
  readonly policyOf: (path: string) => Promise<string>;
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, "http://guide").searchParams;
const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Whether the form was sent from one of our pages. Browsers that do not say so are trusted: nothing here needs a login. */
function isFromUs({ headers }: FastifyRequest, { config }: Server): boolean {
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site === "same-origin" || site === "none";
  const { origin } = headers;
  return origin === undefined || origin === new URL(config.publicUrl).origin || new URL(origin).host === headers.host;
}

const stateOf = (result: { readonly error: DomainError }, key: string): FormState => ({
  key,
  problem: result.error.message,
});

/** Runs a form of somebody without an account, in one transaction. A refusal is returned, so that its count is kept. */
const run = <T>(
  { server }: Mounted,
  request: FastifyRequest,
  work: (context: Context<null>) => Promise<T>,
): Promise<T> =>
  inTransaction(server.db, (tx) => work({ tx, deps: server, actor: null, requestId: request.id, address: request.ip }));

/** Stores a question or a complaint. */
async function send(mounted: Mounted, request: FastifyRequest, kind: EnquiryKind): Promise<FormState> {
  const form = formOf(request);
  const key = form.get("key") || newToken();
  const read = readForm(kind, form);
  if ("errors" in read) return { key, errors: read.errors };
  const { language } = mounted;
  const network = networkOf(request.ip);
  const result = await run(mounted, request, (context) => fileEnquiry(context, { form: read, key, language, network }));
  return "error" in result ? stateOf(result, key) : { key, sent: result };
}

/** Shows what was written so far, or adds a message. */
async function follow(mounted: Mounted, request: FastifyRequest): Promise<FormState> {
  const form = formOf(request);
  const following = { number: form.get("number") ?? "", code: form.get("code") ?? "", network: networkOf(request.ip) };
  const key = newToken();
  const show = () => run(mounted, request, (context) => followEnquiry(context, following));
  if (!form.has("text")) {
    const thread = await show();
    return "error" in thread ? stateOf(thread, key) : { key, thread };
  }
  const read = readMessage(form);
  const sentKey = form.get("key") || key;
  const written =
    "errors" in read
      ? await show()
      : await run(mounted, request, (context) => writeToEnquiry(context, { ...following, ...read, key: sentKey }));
  if ("error" in written) return stateOf(written, sentKey);
  if ("errors" in read) return { key: sentKey, errors: read.errors, thread: written };
  // The message is in the thread now. An empty form follows it.
  form.delete("text");
  return { key, thread: written };
}

/** Mounts the forms of the guide. They work without a script, and their pages are never stored. */
export function mountForms(app: FastifyInstance, mounted: Mounted): void {
  const { server, language, root, pages, policyOf } = mounted;
  const show = async (reply: FastifyReply, path: string, request: FastifyRequest, state?: FormState) => {
    const rendered = await pages.answer(language, path, queryOf(request), formOf(request), state);
    if ("movedTo" in rendered) return reply.redirect(rendered.movedTo, 303);
    return (
      reply
        .headers({
          "content-security-policy": await policyOf(path),
          "content-language": language,
          "cache-control": "no-store",
        })
        // A refusal keeps its own status.
        .status(reply.statusCode === 200 ? rendered.status : reply.statusCode)
        .type("text/html; charset=utf-8")
        .send(rendered.html)
    );
  };
  const forms: Readonly<Record<string, (request: FastifyRequest) => Promise<FormState>>> = {
    contact: (request) => send(mounted, request, "question"),
    complaint: (request) => send(mounted, request, "complaint"),
    follow: (request) => follow(mounted, request),
  };
  app.register((scope, _options, done) => {
    scope.addContentTypeParser(formType, { parseAs: "string", bodyLimit: maxFormBytes }, (_request, body, read) =>
      read(null, new URLSearchParams(body as string)),
    );
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode >= 500)
        server.log.error({ err: error, request_id: request.id }, "a form of the guide could not be handled");
      const problem = statusCode === 413 ? m.http_form_too_long : m.http_form_failed;
      reply.status(statusCode);
      return inLanguage(language, () =>
        show(reply, pathOf(request, root), request, { key: newToken(), problem: problem() }),
      );
    });
    scope.addHook("preHandler", async (request, reply) => {
      if (request.method !== "POST") return;
      const { headers, waitSeconds } = await server.budgets.spend("anonymous", networkOf(request.ip));
      reply.headers(headers);
      if (waitSeconds === null) return;
      reply.status(429).header("retry-after", String(waitSeconds));
      const problem = inLanguage(language, () => tooMany(waitSeconds).message);
      await show(reply, pathOf(request, root), request, { key: newToken(), problem });
    });
    scope.post(`${root}/check`, (request, reply) => show(reply, "check", request));
    for (const [path, handle] of Object.entries(forms)) {
      // Each visitor gets a key of their own, so this page is not stored.
      if (path !== "follow")
        scope.get(`${root}/${path}`, (request, reply) => show(reply, path, request, { key: newToken() }));
      scope.post(`${root}/${path}`, (request, reply) =>
        inLanguage(language, async () => {
          if (!isFromUs(request, server))
            return show(reply.status(403), path, request, { key: newToken(), problem: m.http_form_from_elsewhere() });
          return show(reply, path, request, await handle(request));
        }),
      );
    }
    done();
  });
}

const pathOf = ({ url }: FastifyRequest, root: string): string =>
  new URL(url, "http://guide").pathname.slice(root.length + 1);
