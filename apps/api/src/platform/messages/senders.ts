/** A message to send. Its ID is the same for each try, so that receivers can recognise duplicates. */
export interface Letter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
}

/**
 * Sends a message. Resolves once the receiver has accepted it. Rejects if the receiver refuses it or does not respond
 * in time.
 */
export type Sender = (letter: Letter) => Promise<void>;

/** The sender for each channel, or null if none is configured. */
export interface Senders {
  readonly email: Sender | null;
  readonly sms: Sender | null;
}

/** The receiver will never accept this message, so retrying is pointless. */
export class RefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RefusedError";
  }
}
