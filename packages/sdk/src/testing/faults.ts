import type { AnyCall, ErrorCode } from "@kwan/contract";

/** A fault that can be injected into a call. */
export type Fault =
  /** The response is this many milliseconds late. */
  | { readonly delay: number }
  /**
   * There is no response: the connection breaks before the server does the work (`true`), or afterwards (`"answer"`).
   */
  | { readonly drop: true | "answer" }
  /**
   * The request arrives twice, and the client gets the second response, as if a proxy had sent it again (`"request"`).
   * Or an earlier response to the same method and URL is sent again, as if from a cache (`"answer"`). If there is no
   * earlier response, the request is answered as usual.
   */
  | { readonly repeat: "request" | "answer" }
  /** The response is an error with this code, its status and a valid body. */
  | { readonly code: ErrorCode; readonly retryAfter?: number }
  /** The response has this status and a body from something other than the server, such as a proxy. */
  | { readonly status: number; readonly retryAfter?: number }
  /** The response is cut off in the middle. */
  | { readonly cut: true };

/** The call that a fault affects, and how often. By default, the fault affects every call until it is removed. */
export interface FaultScope {
  readonly call?: AnyCall;
  readonly times?: number;
}

const isInPlaceOfResponse = (fault: Fault): boolean =>
  "code" in fault || "status" in fault || ("drop" in fault && fault.drop === true);

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
    /**
     * Returns the faults that apply to this call, in the order in which they were added, and decrements each fault's
     * remaining count. A fault that takes the place of the response is the last: others wait for the next request.
     */
    take(call: AnyCall): Fault[] {
      const applying = active.filter((one) => one.left > 0 && (one.call === undefined || one.call.id === call.id));
      const last = applying.findIndex(({ fault }) => isInPlaceOfResponse(fault));
      const striking = last < 0 ? applying : applying.slice(0, last + 1);
      for (const one of striking) one.left -= 1;
      return striking.map(({ fault }) => fault);
    },
    clear(): void {
      active = [];
    },
  };
}
