import { isKwanError } from "@kwan/sdk";

/** Whether a call failed because somebody else has acted on the application since it was loaded. */
export const isOutdated = (cause: unknown): boolean =>
  isKwanError(cause) && (cause.code === "stale" || cause.code === "state_forbids");
