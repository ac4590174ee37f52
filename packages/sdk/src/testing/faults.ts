import type { AnyCall, ErrorCode } from "@kwan/contract";

/** What can go wrong on purpose. */
export type Fault =
  /** The answer comes this many milliseconds late. */
  | { readonly delay: number }
  /** No answer comes: the connection breaks before the work is done, or (`"answer"`) after it. */
  | { readonly drop: true | "answer" }
  /** The answer is an error with this code, its status and a proper body. */
  | { readonly code: ErrorCode; readonly retryAfter?: number }
  /** The answer is this status with a body that is none of ours, as from a proxy. */
  | { readonly status: number }
  /** The answer ends in the middle. */
  | { readonly cut: true };

/** Where and how often a fault occurs; by default for every call, until it is lifted. */
export interface FaultScope {
  readonly call?: AnyCall;
  readonly times?: number;
}

/** The faults that are on. */
export function createFaults() {
  let active: { fault: Fault; call: AnyCall | undefined; left: number }[] = [];
  return {
    add(fault: Fault, { call, times = Number.POSITIVE_INFINITY }: FaultScope): () => void {
      const one = { fault, call, left: times };
      active.push(one);
      return () => {
        active = active.filter((other) => other !== one);
      };
    },
    /** The faults that strike this call now, each counted once. */
    take(call: AnyCall): Fault[] {
      const striking = active.filter((one) => one.left > 0 && (one.call === undefined || one.call.id === call.id));
      for (const one of striking) one.left -= 1;
      return striking.map(({ fault }) => fault);
    },
    clear(): void {
      active = [];
    },
  };
}
