import { type ProgramScope, programScopes } from "@kwan/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Server } from "../../platform/context.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { networkOf } from "../../platform/http/network.ts";
import { isId } from "../../platform/ids.ts";
import { hashToken, newToken } from "../accounts/tokens.ts";
import { type Credentials, credentialsIn, parameter, TokenRefusal } from "./client-credentials.ts";
import { programTokenPrefix } from "./program-of.ts";
import { addToken, programOfSecret } from "./store.ts";

const tokenSeconds = 15 * 60;

/**
 * Mounts the endpoint at which programs get tokens: the client credentials grant of OAuth 2.0 (RFC 6749). It is not a call
 * of the contract, because the standard says what its requests and responses look like.
 */
export function mountTokens(app: FastifyInstance, server: Server): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 4_000 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof TokenRefusal) return refuse(reply, error);
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status < 500) return refuse(reply, new TokenRefusal("invalid_request", "Send a form, and nothing else."));
      server.log.error({ err: error, request_id: request.id }, "a program could not get a token");
      return reply.status(503).header("retry-after", "5").send({ error: "temporarily_unavailable" });
    });
    scope.post("/api/oauth/token/", async (request, reply) => {
      reply.headers({ "cache-control": "no-store", pragma: "no-cache" });
      const { headers, waitSeconds } = await server.budgets.spend("anonymous", networkOf(request.ip));
      reply.headers(headers);
      if (waitSeconds !== null)
        return reply.status(429).header("retry-after", String(waitSeconds)).send({ error: "temporarily_unavailable" });
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return reply.send(await grantToken(server, request.headers.authorization, form));
    });
    done();
  });
}

function refuse(reply: FastifyReply, { code, message }: TokenRefusal) {
  if (code === "invalid_client") reply.header("www-authenticate", 'Basic realm="Kwan"');
  return reply
    .status(code === "invalid_client" ? 401 : 400)
    .header("cache-control", "no-store")
    .send({ error: code, error_description: message });
}

async function grantToken(server: Server, header: string | undefined, form: URLSearchParams) {
  const grant = parameter(form, "grant_type");
  if (grant === undefined) throw new TokenRefusal("invalid_request", "The grant_type is missing.");
  const credentials = credentialsIn(header, form);
  if (grant !== "client_credentials")
    throw new TokenRefusal("unsupported_grant_type", "The only grant_type is client_credentials.");
  const { token, scopes } = await issueToken(server, credentials, parameter(form, "scope"));
  return { access_token: token, token_type: "Bearer", expires_in: tokenSeconds, scope: scopes.join(" ") };
}

/** Checks a secret and issues a token. The token gets the requested scopes, or all scopes of the program. */
const issueToken = (server: Server, { id, secret }: Credentials, requestedScope: string | undefined) =>
  inTransaction(server.db, async (tx) => {
    const now = server.now();
    const program = isId("prg", id) && (await programOfSecret(tx, { id, secret_hash: hashToken(secret), now }));
    if (!program)
      throw new TokenRefusal("invalid_client", "The client_id or the client_secret is wrong, or has expired.");
    const scopes = scopesFor(program.scopes, requestedScope);
    const token = `${programTokenPrefix}${newToken()}`;
    const expires_at = new Date(now.getTime() + tokenSeconds * 1_000);
    await addToken(
      tx,
      { token_hash: hashToken(token), program_id: program.id, scopes, expires_at },
      program.secret,
      now,
    );
    return { token, scopes };
  });

function scopesFor(own: readonly string[], requestedScope: string | undefined): readonly ProgramScope[] {
  const names = requestedScope === undefined ? own : [...new Set(requestedScope.split(" "))];
  const scopes = programScopes.filter((scope) => names.includes(scope) && own.includes(scope));
  if (scopes.length !== names.length)
    throw new TokenRefusal("invalid_scope", `The program may read: ${own.join(" ")}.`);
  return scopes;
}
