import type { Language } from "@kwan/domain/language";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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
import type { Rendered } from "../guide-module.ts";
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
  /** Answers with a page of which nothing is stored. */
  readonly send: (reply: FastifyReply, path: string, rendered: Rendered, status?: number) => Promise<FastifyReply>;
  /** Answers with a page that says why the form was not read. */
  readonly refuse: (reply: FastifyReply, status: 413 | 429) => Promise<FastifyReply>;
  /** Counts a check. Returns whether the network has made too many. */
  readonly isTooOften: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
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
  const { server, language, root, pages, send: sendPage, refuse, isTooOften } = mounted;
  const show = async (reply: FastifyReply, path: string, request: FastifyRequest, state?: FormState, status?: number) =>
    sendPage(reply, path, await pages.answer(language, path, queryOf(request), formOf(request), state), status);
  const showProblem = (reply: FastifyReply, request: FastifyRequest, status: number, problem: () => string) =>
    inLanguage(language, () =>
      show(reply, pathOf(request, root), request, { key: newToken(), problem: problem() }, status),
    );
  const forms: Readonly<Record<string, (request: FastifyRequest) => Promise<FormState>>> = {
    contact: (request) => send(mounted, request, "question"),
    complaint: (request) => send(mounted, request, "complaint"),
    follow: (request) => follow(mounted, request),
  };
  app.register((scope, _options, done) => {
    scope.addContentTypeParser(formType, { parseAs: "string", bodyLimit: maxFormBytes }, (_request, body, read) =>
      read(null, new URLSearchParams(body as string)),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode === 413) return refuse(reply, 413);
      server.log.error({ err: error, request_id: request.id }, "a form of the guide could not be handled");
      return showProblem(reply, request, 503, m.http_form_failed);
    });
    // The answers of the check, and the position for the list of branches. They are sent by POST, so that they are in no
    // address and no log, and nothing of them is stored.
    for (const path of ["check", "branches"])
      scope.post(`${root}/${path}`, async (request, reply) =>
        (await isTooOften(request, reply)) ? refuse(reply, 429) : show(reply, path, request),
      );
    for (const [path, handle] of Object.entries(forms)) {
      // Each visitor gets a key of their own, so this page is not stored.
      if (path !== "follow")
        scope.get(`${root}/${path}`, (request, reply) => show(reply, path, request, { key: newToken() }));
      scope.post(`${root}/${path}`, async (request, reply) => {
        if (!isFromUs(request, server)) return showProblem(reply, request, 403, m.http_form_from_elsewhere);
        const { headers, waitSeconds } = await server.budgets.spend("anonymous", networkOf(request.ip));
        reply.headers(headers);
        if (waitSeconds === null)
          return inLanguage(language, async () => show(reply, path, request, await handle(request)));
        reply.header("retry-after", String(waitSeconds));
        return showProblem(reply, request, 429, () => tooMany(waitSeconds).message);
      });
    }
    done();
  });
}

const pathOf = ({ url }: FastifyRequest, root: string): string =>
  new URL(url, "http://guide").pathname.slice(root.length + 1);
