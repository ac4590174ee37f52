import { programBudgets } from "@kwan/domain";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/** A budget of calls for each account, for each program or, for calls without an account, for each network. */
interface CallBudget {
  readonly calls: number;
  readonly seconds: number;
  readonly of: "account" | "network" | "program";
  readonly counts: string;
}

const ofProgram = (calls: number) => ({ calls, seconds: 60, of: "program" }) as const;

/**
 * The budgets in front of all calls. They protect the server and not a secret, so they are generous, and they are
 * counted in the memory of each process. Calls of somebody who is logged in count for the account, wherever they come
 * from. Calls without an account count for the network, and only if they write, because thousands of phones share one
 * network.
 */
export const callBudgets = {
  read: { calls: 600, seconds: 60, of: "account", counts: "calls that read" },
  write: { calls: 120, seconds: 60, of: "account", counts: "calls that write" },
  export: {
    calls: 30,
    seconds: 3_600,
    of: "account",
    counts: "files with many records, and copies of somebody’s data",
  },
  upload: { calls: 120, seconds: 600, of: "account", counts: "calls with files" },
  anonymous: {
    calls: 3_000,
    seconds: 60,
    of: "network",
    counts: "calls without an account that write or check a code, and requests of programs for tokens",
  },
  guide: { calls: 1_200, seconds: 60, of: "network", counts: "searches and checks in the guide" },
  program_standard: { ...ofProgram(programBudgets.standard), counts: "calls of a program with the standard budget" },
  program_large: { ...ofProgram(programBudgets.large), counts: "calls of a program with the large budget" },
  program_very_large: {
    ...ofProgram(programBudgets.very_large),
    counts: "calls of a program with the very large budget",
  },
} as const satisfies Readonly<Record<string, CallBudget>>;

export type CallClass = keyof typeof callBudgets;

interface Spent {
  readonly headers: Readonly<Record<string, string>>;
  readonly waitSeconds: number | null;
}

/**
 * Counts calls against their budgets.
 *
 * @example
 * const { headers, waitSeconds } = await budgets.spend("read", actor.id);
 */
export class CallBudgets {
  readonly #limiters: Readonly<Record<CallClass, RateLimiterMemory>>;
  readonly #times: number;

  /** `times` multiplies every budget, for kiosks and other clients that make many calls from one account. */
  constructor(times = 1) {
    this.#times = times;
    const limiterOf = ([name, { calls, seconds }]: [string, CallBudget]) =>
      [name, new RateLimiterMemory({ keyPrefix: name, points: calls * times, duration: seconds })] as const;
    this.#limiters = Object.fromEntries(Object.entries(callBudgets).map(limiterOf)) as Record<
      CallClass,
      RateLimiterMemory
    >;
  }

  /** Counts a call. Returns the headers that say what is left, and how many seconds to wait if nothing is left. */
  async spend(name: CallClass, key: string): Promise<Spent> {
    const { calls, seconds } = callBudgets[name];
    const policy = { "ratelimit-policy": `"${name}";q=${calls * this.#times};w=${seconds}` };
    const left = ({ remainingPoints, msBeforeNext }: RateLimiterRes) =>
      ({ ...policy, ratelimit: `"${name}";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1_000)}` }) as const;
    try {
      return { headers: left(await this.#limiters[name].consume(key)), waitSeconds: null };
    } catch (spent) {
      if (spent instanceof Error) throw spent;
      const result = spent as RateLimiterRes;
      return { headers: left(result), waitSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1_000)) };
    }
  }
}
