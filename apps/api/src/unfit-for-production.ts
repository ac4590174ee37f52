import { developmentSecret, type Settings } from "./settings.ts";

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)?$/.test(host);

/** Lists the services on other machines that would be used without TLS. */
function unencrypted(given: Settings): string[] {
  const problems: string[] = [];
  for (const name of ["SMS_URL", "S3_ENDPOINT"] as const) {
    const url = URL.parse(given[name] ?? "");
    if (url?.protocol === "http:" && !isLoopback(url.hostname))
      problems.push(
        `${name} begins with http:, so what is sent could be read on the way. Set it to an https: address.`,
      );
  }
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const) {
    const hosts = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(given[name] ?? "")?.[1]?.split(",") ?? [];
    const isElsewhere = hosts.some((host) => !isLoopback(host.replace(/:\d+$/, "")));
    if (isElsewhere && !/[?&]sslmode=/.test(given[name] ?? ""))
      problems.push(
        `${name} does not say whether the connection is encrypted. Add sslmode=verify-full to it, or sslmode=disable if ` +
          "the network in between is trusted.",
      );
  }
  return problems;
}

/** Lists defaults that are convenient in development but unsafe in production. */
export function unfitForProduction(given: Settings): string[] {
  const problems: string[] = [];
  if (given.SECRET === developmentSecret)
    problems.push("SECRET is not set. Set it to 32 or more characters that nobody can guess.");
  if (!given.AUDIT_SIGNING_KEY)
    problems.push("AUDIT_SIGNING_KEY is not set. Set it to an Ed25519 key, made as docs/security.md says.");
  if (given.FORMER_SECRETS.includes(developmentSecret))
    problems.push("FORMER_SECRETS contains the secret of development, which everybody knows. Remove it.");
  if (given.PAYMENT_PROVIDER === "sandbox")
    problems.push("PAYMENT_PROVIDER is the sandbox, which takes no real money. Set it to paystack.");
  if (given.MAILBOX) problems.push("MAILBOX shows every message to everybody. Leave it unset.");
  if (given.SEED) problems.push("SEED fills the database with invented people. Leave it unset.");
  if (!given.SMTP_URL && !given.SMS_URL)
    problems.push("Neither SMTP_URL nor SMS_URL is set, so no code would reach anybody. Set one of them, or both.");
  if (given.SMTP_URL && given.MAIL_FROM.includes("@localhost"))
    problems.push(
      "MAIL_FROM is not set. Set it to the address that email comes from, such as DVLA <no-reply@portal.example>.",
    );
  if (!given.DATABASE_URL && !given.EMBEDDED_IN_PRODUCTION)
    problems.push(
      "DATABASE_URL is not set, and the embedded database has no standby and no recovery to a point in time. Set it to a " +
        "PostgreSQL server, or set EMBEDDED_IN_PRODUCTION to true if that is enough.",
    );
  problems.push(...unencrypted(given));
  if (given.TRUSTED_PROXIES.length === 0)
    problems.push(
      "TRUSTED_PROXIES is not set, so everybody behind a proxy would share its limits. Set it to the proxies' " +
        "addresses, or to none if people reach the server directly.",
    );
  if (!given.PUBLIC_URL)
    problems.push("PUBLIC_URL is not set. Set it to the address people use, such as https://portal.example.");
  return problems;
}
