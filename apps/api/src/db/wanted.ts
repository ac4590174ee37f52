import { AsyncLocalStorage } from "node:async_hooks";

const signals = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs reads for a client that is waiting. When the signal aborts because the client has disconnected, the running
 * statement is cancelled and no other is started.
 *
 * @example
 * await whileWanted(controller.signal, () => readList(db));
 */
export const whileWanted = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => signals.run(signal, work);

/** Returns the signal of the current work, or undefined if the work has to be completed in any case. */
export const wantedSignal = (): AbortSignal | undefined => signals.getStore();
