import type { Config } from "../config.ts";
import type { Senders } from "./senders.ts";
import { smsSender } from "./sms.ts";
import { smtpSender } from "./smtp.ts";

export const openSenders = ({ smtpUrl, mailFrom, sms }: Config): Senders => ({
  email: smtpUrl === undefined ? null : smtpSender(smtpUrl, mailFrom),
  sms: sms === undefined ? null : smsSender(sms),
});
