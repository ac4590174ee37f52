import { etagOf, isKwanError } from "@kwan/sdk";

/** Whether a call failed because somebody else has acted on the application since it was loaded. */
const isOutdated = (cause: unknown): boolean =>
  isKwanError(cause) && (cause.code === "stale" || cause.code === "state_forbids");

/**
 * Makes a call with the version of the application that the officer has read. Returns true if the call was refused
 * because the application has changed since.
 *
 * @example
 * if (await refusedAsOutdated(application, (options) => kwan.services.move(id, body, options))) await readIt();
 */
export async function refusedAsOutdated(
  application: object,
  call: (options: { ifMatch?: string }) => PromiseLike<unknown>,
): Promise<boolean> {
  const ifMatch = etagOf(application);
  try {
    await call(ifMatch ? { ifMatch } : {});
    return false;
  } catch (cause) {
    if (!isOutdated(cause)) throw cause;
    return true;
  }
}
