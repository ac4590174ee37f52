/** How many calls of one type an account has left. See {@link callsLeft}. */
export interface CallsLeft {
  /** The name of the budget, such as "read" or "write". */
  readonly budget: string;
  /** The number of calls that are left until `resetsIn`. */
  readonly left: number;
  /** The number of milliseconds until the budget is full again. */
  readonly resetsIn: number;
  /** The size of the budget. Undefined if the response does not say it. */
  readonly limit: number | undefined;
}

const numberOf = (text: string, key: string): number | undefined => {
  const digits = new RegExp(`;\\s*${key}=(\\d+)`).exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * Reads how many calls are left from a response, or from the error of a call. Undefined if the response has no such headers,
 * or if they cannot be read.
 *
 * @example
 * const { data, response } = await kwan.branches.list().withResponse();
 * if ((callsLeft(response)?.left ?? 1) === 0) await pause();
 */
export function callsLeft({ headers }: { readonly headers: Headers }): CallsLeft | undefined {
  const now = headers.get("ratelimit") ?? "";
  const budget = /^\s*"([^"]+)"/.exec(now)?.[1];
  const left = numberOf(now, "r");
  const seconds = numberOf(now, "t");
  if (budget === undefined || left === undefined || seconds === undefined) return undefined;
  const policy = headers.get("ratelimit-policy") ?? "";
  return { budget, left, resetsIn: seconds * 1_000, limit: numberOf(policy, "q") };
}
