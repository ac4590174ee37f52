/** What a sender is given. The id is the same at each try, so that who receives it twice can tell. */
export interface Letter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
}

/** Returns once the other side has taken the letter; throws if it has not, or has not said so in time. */
export type Sender = (letter: Letter) => Promise<void>;

/** How messages leave, by channel. Null where nothing is configured. */
export interface Senders {
  readonly email: Sender | null;
  readonly sms: Sender | null;
}

/** The other side will never take this letter: trying again is of no use. */
export class RefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RefusedError";
  }
}
