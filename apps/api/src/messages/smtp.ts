import { createTransport } from "nodemailer";
import { RefusedError, type Sender } from "./senders.ts";

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** An address or a letter that the server turned down for good, and not its login or its state. */
const isRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");

/**
 * Sends email over SMTP. The Message-ID is made from the message's id, so that a mail server or program that gets it
 * again can tell.
 *
 * @example
 * await smtpSender("smtps://user:secret@mail.example", "DVLA <no-reply@portal.example>")(letter);
 */
export function smtpSender(url: string, from: string, waitMs = 20_000): Sender {
  // On another machine the connection is encrypted before anything is said.
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
        // As an object, so that an address is never read as a list of them.
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
