import { useEffect, useState } from "react";
import type { Option } from "../select/Select.tsx";
import { filterOptions } from "./filter-options.ts";

/** Loads the options for the typed text. `signal` is aborted if the text changes before the options arrive. */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The matching options, or why there are none. */
export type OptionResults = { state: "ready" | "loading" | "failed"; options: readonly Option[] };

const debounceMs = 250;

/** Returns the options for the typed text: filtered from a list, or loaded after a debounce. */
export function useOptions(
  typed: string,
  open: boolean,
  options: readonly Option[],
  load?: LoadOptions,
): OptionResults {
  const [results, setResults] = useState<OptionResults>({ state: "loading", options: [] });
  useEffect(() => {
    if (!load || !open) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setResults((before) => ({ ...before, state: "loading" }));
      try {
        const loaded = await load(typed, stop.signal);
        if (!stop.signal.aborted) setResults({ state: "ready", options: loaded });
      } catch {
        if (!stop.signal.aborted) setResults({ state: "failed", options: [] });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, open, load]);
  return load ? results : { state: "ready", options: filterOptions(typed, options) };
}
