import { type Language, languages } from "@kwan/domain/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import { baseOf, isLanguage } from "../language.ts";

const [first] = languages;

/**
 * Returns the language in a path, or the default language if there is none.
 *
 * @example
 * languageOf("/fr/auth/login"); // "fr"
 */
export function languageOf(url: string): Language {
  const code = /^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1];
  return isLanguage(code) ? code : first;
}

const year = 31_536_000;
const cookieOf = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? "")?.[1];

/** Returns the language that the browser prefers. It may not be supported. */
const browserLanguage = ({ headers }: FastifyRequest) => headers["accept-language"]?.slice(0, 2).toLowerCase();

/**
 * Redirects readers to the page in their language, and returns whether it did. The language comes from `?language=`,
 * which is then stored in a cookie, or else from the cookie. Without either, an English page redirects to the page in
 * the browser's language.
 */
export function sendToLanguage(request: FastifyRequest, reply: FastifyReply, pageLanguage: Language): boolean {
  const { pathname, searchParams } = new URL(request.url, "http://portal");
  const requested = searchParams.get("language");
  const stored = cookieOf(request);
  const preferred =
    [requested, stored, pageLanguage === first ? browserLanguage(request) : undefined].find(isLanguage) ?? pageLanguage;
  if (preferred === pageLanguage && requested === null) return false;
  searchParams.delete("language");
  if (isLanguage(requested)) {
    const secure = request.protocol === "https" ? "; Secure" : "";
    reply.header("set-cookie", `language=${preferred}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${secure}`);
  }
  // Keep a single slash, because a path that begins with two would lead to another site.
  const path = `${baseOf(preferred)}/${pathname.slice(baseOf(pageLanguage).length).replace(/^\/+/, "")}`;
  reply.redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, 302);
  return true;
}
