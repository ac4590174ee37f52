import { calls, matchCall } from "@kwan/contract";

/** The people of the journey, by what they do in it. */
export const parts = ["driver", "stranger", "officer"] as const;
export type Part = (typeof parts)[number];

/** A server on which the journey is played: the real one, or the mock. */
export interface Stage {
  readonly baseUrl: string;
  readonly people: Readonly<Record<Part, { readonly email: string; readonly phone_number: string }>>;
  readonly password: string;
  fetch(request: Request): Promise<Response>;
  codeFor(target: string): string | Promise<string>;
  /** Does what the payer would do on the payment provider's page. */
  pay(reference: string, choice: "approve" | "reject" | "delay"): unknown;
  forward(milliseconds: number): void;
}

/** What earlier steps have left for later ones: tokens, IDs, versions. */
export type Memory = Record<string, string>;

interface RequestOfStep {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A step of the journey: one request, or something that happens outside the API. */
export interface Step {
  readonly title: string;
  /** Who asks. Nobody is logged in without it. */
  readonly as?: Part;
  readonly ask?: (memory: Memory, stage: Stage) => RequestOfStep | Promise<RequestOfStep>;
  /** Happens before the request, or in its place. */
  readonly first?: (stage: Stage, memory: Memory) => unknown;
  /** Keeps parts of the answer. The ETag is kept as `etag` by every step that gets one. */
  readonly keep?: Readonly<Record<string, (body: Answer) => string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the steps read what the contract of each call describes.
export type Answer = any;

/** What a step got, as far as server and mock have to agree. */
export interface Outcome {
  readonly title: string;
  /** The ID of the call. Undefined for an address that is not there. */
  readonly call: string | undefined;
  readonly status: number;
  readonly hasEtag: boolean;
  readonly retryAfter: boolean;
  readonly body: unknown;
}

const isWord = (text: string): boolean => /^[a-z][a-z_-]*$/.test(text) || /^-?\d+\.\d\d$/.test(text);
/** Fields whose numbers count the writes of a server, of which a change may need one or two. */
const counters = new Set(["version"]);

/** Lists whose order means nothing. */
const unordered = new Set(["by_status"]);
/** Fields whose values are random, and never come again. */
const random = new Set(["request_id", "token"]);
/** IDs and numbers of records, which server and mock choose themselves. */
const isId = (text: string): boolean => /^(?=.*\d)[A-Za-z]{2,6}[_-][\w-]+$/.test(text);

/**
 * Creates a function that reduces a value to what has to agree: its fields with their types, every value that a program may
 * depend on, such as statuses, codes, amounts and counts, and which IDs are the same. Texts and dates may differ.
 */
function createShapes() {
  const ids = new Map<string, string>();
  const textOf = (text: string): string => {
    if (!isId(text)) return isWord(text) ? text : "string";
    if (!ids.has(text)) ids.set(text, `id ${ids.size + 1}`);
    return ids.get(text) ?? "";
  };
  return function shapeOf(value: unknown, name = ""): unknown {
    if (Array.isArray(value)) {
      const shapes = value.map((each) => shapeOf(each));
      return unordered.has(name) ? shapes.map((each) => JSON.stringify(each)).sort() : shapes;
    }
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, each]) => [key, shapeOf(each, key)]),
      );
    if (typeof value === "number") return counters.has(name) ? "number" : value;
    return typeof value === "string" ? (random.has(name) ? "string" : textOf(value)) : value;
  };
}

const bodyOf = (body: unknown): { body?: BodyInit; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return {
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json" },
  };
};

async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return response.json();
  const bytes = (await response.arrayBuffer()).byteLength;
  return bytes === 0 ? null : { type, bytes };
}

/** Plays all steps on a stage. Returns what each request got. */
export async function play(stage: Stage, steps: readonly Step[]): Promise<Outcome[]> {
  const memory: Memory = {};
  const outcomes: Outcome[] = [];
  const shapeOf = createShapes();
  for (const { title, as, ask, first, keep = {} } of steps) {
    await first?.(stage, memory);
    if (!ask) continue;
    const { method, path, body, headers } = await ask(memory, stage);
    const sent = bodyOf(body);
    const authorization = as && { authorization: `Bearer ${memory[`token of ${as}`]}` };
    const request = new Request(`${stage.baseUrl}${path}`, {
      method,
      ...(sent.body !== undefined && { body: sent.body }),
      headers: { ...sent.headers, ...authorization, ...headers },
    });
    const response = await stage.fetch(request);
    const answer = await readAnswer(response);
    const etag = response.headers.get("etag");
    if (etag !== null) memory.etag = etag;
    for (const [name, read] of Object.entries(keep)) memory[name] = read(answer);
    const [at = ""] = path.split("?");
    outcomes.push({
      title,
      call: (matchCall(calls, method, at) ?? matchCall(calls, method, `${at}/`))?.call.id,
      status: response.status,
      hasEtag: etag !== null,
      retryAfter: response.headers.has("retry-after"),
      body: shapeOf(answer),
    });
  }
  return outcomes;
}
