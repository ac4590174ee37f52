/** A program of a stranger: a file of snippets/ and the line that it prints when all goes well. */
export type Snippet = { file: string; prints: string };

/**
 * Add a program: its file, and the line it prints. every-entry.ts is made from the packed manifests. A program imports `baseUrl` from "./base-url.ts", where `answers` are served.
 */
export const snippets: readonly Snippet[] = [
  { file: "every-entry.ts", prints: "every entry is there" },
  { file: "domain.ts", prints: "A and C, ready" },
];

/** What the local server answers, by method and path. Anything else is a 404. */
export const answers: Readonly<Record<string, unknown>> = {
  "GET /ready": { ready: true },
};
