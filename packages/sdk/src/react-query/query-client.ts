import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isCancelledError } from "../errors/guards.ts";
import { shareKeepingEtag } from "./kwan-options.ts";

/** The functions to which the query client reports errors. */
export interface QueryClientOptions {
  /**
   * Called if the list of services or the user cannot be fetched, because these errors are not shown to the user. By
   * default, they are logged to the console.
   */
  readonly log?: (error: Error) => void;
  /** Called for all other errors, for example to show a toast with `error.summary`. By default, `log` is called. */
  readonly onError?: (error: Error) => void;
}

const logToConsole = (error: Error): void => {
  // biome-ignore lint/suspicious/noConsole: without another handler, errors would be lost.
  console.error(error);
};

/**
 * Creates a QueryClient with the portal's settings: data is fresh for 5 seconds, and unused data is kept for 5 minutes.
 * Retries are switched off, because the Kwan client already retries, and the attempts would multiply.
 *
 * @example
 * const queryClient = createKwanQueryClient({ onError: (error) => toast(isKwanError(error) ? error.summary : error.message) });
 */
/* @__NO_SIDE_EFFECTS__ */
export function createKwanQueryClient(options: QueryClientOptions = {}): QueryClient {
  const { log = logToConsole, onError = log } = options;
  const tell = (error: Error, quiet: boolean): void => {
    // A cancelled call is not an error: for example, the user may have left the page.
    if (!isCancelledError(error)) (quiet ? log : onError)(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta?.quiet === true) }),
    mutationCache: new MutationCache({
      onError: (error, _, __, mutation) => tell(error, mutation.meta?.quiet === true),
    }),
    defaultOptions: {
      queries: { staleTime: 5_000, gcTime: 5 * 60_000, retry: false, structuralSharing: shareKeepingEtag },
      mutations: { retry: false },
    },
  });
}
