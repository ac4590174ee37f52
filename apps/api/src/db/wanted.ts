import { AsyncLocalStorage } from "node:async_hooks";

const signals = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs reads whose answer somebody waits for. Once the signal says that nobody does any more, a statement that runs is
 * cancelled, and none is begun.
 *
 * @example
 * await whileWanted(controller.signal, () => readList(db));
 */
export const whileWanted = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => signals.run(signal, work);

/** The signal of the work that is being done; undefined where the work is to be done in any case. */
export const wantedSignal = (): AbortSignal | undefined => signals.getStore();
