import { isKwanError } from "@kwan/sdk";

/** Whether a call failed because someone else has acted on the application since it was loaded. */
const isOutdated = (cause: unknown): boolean =>
  isKwanError(cause) && (cause.code === "stale" || cause.code === "state_forbids");

/**
 * Makes a call that is bound to the version of the application that the officer has read. Returns the response, or
 * undefined if the server rejected the call because the application has changed since.
 *
 * @example
 * const moved = await unlessOutdated(application, (options) => kwan.services.move(id, body, options));
 * if (!moved) await readIt();
 */
export async function unlessOutdated<Answer extends object>(
  application: object,
  call: (options: { ifMatch: object }) => PromiseLike<Answer>,
): Promise<Answer | undefined> {
  try {
    return await call({ ifMatch: application });
  } catch (cause) {
    if (!isOutdated(cause)) throw cause;
    return undefined;
  }
}
