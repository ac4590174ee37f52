import { useEffect, useState } from "react";
import type { Option } from "../select/Select.tsx";
import { matching } from "./matching.ts";

/** Looks options up for what is typed. `signal` is aborted when something else is typed meanwhile. */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** What is found, or why nothing is there. */
export type Found = { state: "ready" | "loading" | "failed"; options: readonly Option[] };

const rest = 250;

/** The options for what is typed: filtered from a list, or looked up when typing rests. */
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
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, open, load]);
  return load ? found : { state: "ready", options: matching(typed, options) };
}
