import { m } from "#messages";
import type { Config } from "../../platform/config.ts";
import type { Deps } from "../../platform/context.ts";
import { DomainError } from "../../platform/domain-error.ts";

export type Channel = "email" | "sms";

export const channelOf = (target: string): Channel => (target.includes("@") ? "email" : "sms");

/** Whether this server can send messages this way. The mailbox, in development, takes everything. */
export const hasChannel = ({ hasMailbox, smtpUrl, sms }: Config, channel: Channel): boolean =>
  hasMailbox || (channel === "email" ? smtpUrl : sms) !== undefined;

const withoutSms =
  "Kwan cannot send SMS, so sign-up codes, log-in codes and notifications go by email only: set SMS_URL and SMS_TOKEN to " +
  "send SMS too.";
const withoutEmail =
  "Kwan cannot send email, so log-in codes and notifications go by SMS only, and new members of staff get no invitation: " +
  "set SMTP_URL and MAIL_FROM to send email too.";

/** Says, for each channel that is not configured, what goes another way, and which settings add the channel. */
export const missingChannels = (config: Config): string[] => [
  ...(hasChannel(config, "sms") ? [] : [withoutSms]),
  ...(hasChannel(config, "email") ? [] : [withoutEmail]),
];

/**
 * Throws if no code can be sent to this email address or phone number, and says what to use instead. Nobody is told
 * that a code was sent if it cannot arrive.
 */
export function requireChannel({ config }: Pick<Deps, "config">, target: string): void {
  const channel = channelOf(target);
  if (!hasChannel(config, channel)) throw new DomainError("unavailable", m.accounts_no_channel({ channel }));
}
