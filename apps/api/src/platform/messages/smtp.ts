import { createTransport } from "nodemailer";
import { RefusedError, type Sender } from "./senders.ts";

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * Whether the server permanently refused the address or the message. Other errors concern the login or the server's
 * state.
 */
const isRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");

/**
 * Sends email over SMTP. The Message-ID is derived from the message's ID, so that mail servers and clients can
 * recognise duplicates.
 *
 * @example
 * await smtpSender("smtps://user:secret@mail.example", "DVLA <no-reply@portal.example>")(letter);
 */
export function smtpSender(url: string, from: string, waitMs = 20_000): Sender {
  // Connections to other machines have to be encrypted.
  const requireTLS = !/^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  const host = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return async ({ id, recipient, subject, text }) => {
    try {
      await transport.sendMail({
        from,
        // Pass an object, so that the address is never parsed as a list of addresses.
        to: { name: "", address: recipient },
        subject: subject ?? "A message from the portal",
        text,
        messageId: `<${id}@${host}>`,
        headers: { "auto-submitted": "auto-generated" },
      });
    } catch (error) {
      const { responseCode, message } = error as SmtpError;
      if (isRefused(error as SmtpError))
        throw new RefusedError(`The mail server refused it with ${responseCode}: ${message}`, { cause: error });
      throw error;
    }
  };
}
