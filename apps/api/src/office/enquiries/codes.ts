import { createHmac } from "node:crypto";
import { shareCode } from "@kwan/domain/numbers";
import { hashCode, hashToken } from "../../people/accounts/tokens.ts";
import type { Deps } from "../../platform/context.ts";

type Secrets = Pick<Deps, "config">;

/**
 * Returns the secret code with which a person follows what they have sent. It follows from what they have sent, with the key
 * of the form, so that a form that is sent twice shows the same code.
 */
export function codeOf(content: string, { config }: Secrets): string {
  const bytes = createHmac("sha256", config.secrets[0]).update(`enquiry\n${content}`).digest();
  const numbers = Array.from({ length: 16 }, (_, place) => bytes.readUInt16BE(place * 2) / 65_536);
  return shareCode(() => numbers.shift() ?? 0);
}

/** The hashes under which a code is stored: the first with the current secret, the others with former ones. */
export const codeHashes = (code: string, number: string, { config }: Secrets): string[] =>
  config.secrets.map((secret) => hashCode(code, `enquiry ${number}`, secret));

/** The hash by which a form that arrives twice is found: of its key and what it contains. */
export const keyHash = (content: string): string => hashToken(`enquiry ${content}`);
