import { useEffect, useState } from "react";
import type { Option } from "../select/Select.tsx";
import { matching } from "./matching.ts";

/** Loads the options for the typed text. `signal` is aborted if the text changes before the options arrive. */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The options found, or why there are none. */
export type Found = { state: "ready" | "loading" | "failed"; options: readonly Option[] };

const debounceMs = 250;

/** Returns the options for the typed text: filtered from a list, or loaded after a debounce. */
export function useOptions(typed: string, open: boolean, options: readonly Option[], load?: LoadOptions): Found {
  const [found, setFound] = useState<Found>({ state: "loading", options: [] });
  useEffect(() => {
    if (!load || !open) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setFound((before) => ({ ...before, state: "loading" }));
      try {
        const loaded = await load(typed, stop.signal);
        if (!stop.signal.aborted) setFound({ state: "ready", options: loaded });
      } catch {
        if (!stop.signal.aborted) setFound({ state: "failed", options: [] });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, open, load]);
  return load ? found : { state: "ready", options: matching(typed, options) };
}
