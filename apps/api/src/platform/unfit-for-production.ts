import { developmentSecret, type Settings } from "./settings.ts";

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)?$/.test(host);

/** The least number of different characters in a secret. 32 random digits have fewer once in a thousand times. */
const minVariety = 8;

/** Whether a secret is easy to guess: few different characters, or a short text that is repeated. */
function isMonotonous(secret: string): boolean {
  if (new Set(secret).size < minVariety) return true;
  const lengths = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1);
  return lengths.some((length) => secret.startsWith(secret.slice(length)));
}

/**
 * The shortest prefixes of networks that can be an installation's own proxies. Wider ones contain visitors, who could
 * then choose their own address.
 */
const shortestPrefix = { ipv4: 8, ipv6: 32 } as const;

/** Whether a trusted proxy is a network that contains addresses of visitors, such as `0.0.0.0/0`. */
function isAnybody(proxy: string): boolean {
  const [address = "", prefix] = proxy.split("/");
  if (prefix === undefined) return false;
  // An IPv4 network may also be written with a mask, or as IPv6.
  if (prefix.includes(".")) return Number(prefix.split(".")[0]) < 255;
  if (/^::ffff:/i.test(address)) return Number(prefix) < 96 + shortestPrefix.ipv4;
  return Number(prefix) < (address.includes(":") ? shortestPrefix.ipv6 : shortestPrefix.ipv4);
}

/** Lists the addresses that would be used without TLS although other machines are involved. */
function unencrypted(settings: Settings): string[] {
  const problems: string[] = [];
  for (const name of ["SMS_URL", "S3_ENDPOINT"] as const) {
    const url = URL.parse(settings[name] ?? "");
    if (url?.protocol === "http:" && !isLoopback(url.hostname))
      problems.push(
        `${name} begins with http:, so what is sent could be read on the way. Set it to an https: address.`,
      );
  }
  const address = URL.parse(settings.PUBLIC_URL ?? "");
  if (address?.protocol === "http:" && !isLoopback(address.hostname))
    problems.push(
      "PUBLIC_URL begins with http:, so passwords and licences could be read on the way. Set it to the https: address " +
        "that people use.",
    );
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const) {
    const hosts = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(settings[name] ?? "")?.[1]?.split(",") ?? [];
    const isElsewhere = hosts.some((host) => !isLoopback(host.replace(/:\d+$/, "")));
    if (isElsewhere && !/[?&]sslmode=/.test(settings[name] ?? ""))
      problems.push(
        `${name} does not say whether the connection is encrypted. Add sslmode=verify-full to it, or sslmode=disable if ` +
          "the network in between is trusted.",
      );
  }
  return problems;
}

/** Lists defaults that are convenient in development but unsafe in production. */
export function unfitForProduction(settings: Settings): string[] {
  const problems: string[] = [];
  if (settings.SECRET === developmentSecret)
    problems.push("SECRET is not set. Set it to 32 or more characters that nobody can guess.");
  else if (isMonotonous(settings.SECRET))
    problems.push(
      "SECRET is easy to guess, because it repeats itself. Set it to 32 or more random characters, made as " +
        "deploy/kwan.env.example says.",
    );
  if (!settings.AUDIT_SIGNING_KEY)
    problems.push("AUDIT_SIGNING_KEY is not set. Set it to an Ed25519 key, made as docs/security.md says.");
  if (settings.FORMER_SECRETS.includes(developmentSecret))
    problems.push("FORMER_SECRETS contains the secret of development, which everybody knows. Remove it.");
  if (settings.PAYMENT_PROVIDER === "sandbox")
    problems.push("PAYMENT_PROVIDER is the sandbox, which takes no real money. Set it to paystack.");
  if (settings.MAILBOX) problems.push("MAILBOX shows every message to everybody. Leave it unset.");
  if (settings.SEED) problems.push("SEED fills the database with invented people. Leave it unset.");
  if (!settings.SMTP_URL && !settings.SMS_URL)
    problems.push("Neither SMTP_URL nor SMS_URL is set, so no code would reach anybody. Set one of them, or both.");
  if (settings.SMTP_URL && settings.MAIL_FROM.includes("@localhost"))
    problems.push(
      "MAIL_FROM is not set. Set it to the address that email comes from, such as DVLA <no-reply@portal.example>.",
    );
  if (!settings.DATABASE_URL && !settings.EMBEDDED_IN_PRODUCTION)
    problems.push(
      "DATABASE_URL is not set, and the embedded database has no standby and no recovery to a point in time. Set it to a " +
        "PostgreSQL server, or set EMBEDDED_IN_PRODUCTION to true if that is enough.",
    );
  problems.push(...unencrypted(settings));
  if (settings.TRUSTED_PROXIES.length === 0)
    problems.push(
      "TRUSTED_PROXIES is not set, so everybody behind a proxy would share its limits. Set it to the proxies' " +
        "addresses, or to none if people reach the server directly.",
    );
  for (const proxy of settings.TRUSTED_PROXIES.filter(isAnybody))
    problems.push(
      `TRUSTED_PROXIES contains ${proxy}, so visitors could choose the address that limits and logs use. Name only the ` +
        "addresses of your own proxies.",
    );
  if (!settings.PUBLIC_URL)
    problems.push("PUBLIC_URL is not set. Set it to the address people use, such as https://portal.example.");
  return problems;
}
