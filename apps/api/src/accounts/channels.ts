import { m } from "#messages";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain-error.ts";

export type Channel = "email" | "sms";

export const channelOf = (target: string): Channel => (target.includes("@") ? "email" : "sms");

/** Whether this server can send messages this way. The mailbox, in development, takes everything. */
export const hasChannel = ({ hasMailbox, smtpUrl, sms }: Config, channel: Channel): boolean =>
  hasMailbox || (channel === "email" ? smtpUrl : sms) !== undefined;

/**
 * Throws if no code can be sent to this email address or phone number, and says what to use instead. Nobody is told
 * that a code was sent if it cannot arrive.
 */
export function requireChannel({ config }: Pick<Deps, "config">, target: string): void {
  const channel = channelOf(target);
  if (!hasChannel(config, channel)) throw new DomainError("unavailable", m.accounts_no_channel({ channel }));
}
