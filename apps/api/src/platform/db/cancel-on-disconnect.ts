import { AsyncLocalStorage } from "node:async_hooks";

interface Work {
  readonly createSignal: () => AbortSignal;
  signal?: AbortSignal;
}

const currentWork = new AsyncLocalStorage<Work>();

/**
 * Runs reads for a client that is waiting. When the signal aborts because the client has disconnected, the running
 * statement is cancelled and no further statements are started. The signal is only created when the first statement
 * runs, because many reads run no statements.
 *
 * @example
 * await cancelOnDisconnect(() => controller.signal, () => readList(db));
 */
export const cancelOnDisconnect = <T>(createSignal: () => AbortSignal, work: () => Promise<T>): Promise<T> =>
  currentWork.run({ createSignal }, work);

/**
 * Returns the signal of the current work, or undefined if the work has to be completed even if the client disconnects.
 */
export function disconnectSignal(): AbortSignal | undefined {
  const work = currentWork.getStore();
  if (!work) return undefined;
  work.signal ??= work.createSignal();
  return work.signal;
}
