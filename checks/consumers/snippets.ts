/** A program of a stranger: a file of snippets/ and the line that it prints when all goes well. */
export type Snippet = { file: string; prints: string };

/** Add a program: its file, and the line it prints. It imports `baseUrl` from "./base-url.ts", where `answers` are served. */
export const snippets: readonly Snippet[] = [{ file: "domain.ts", prints: "domain object object object object 200" }];

/** What the local server answers, by method and path. Anything else is a 404. */
export const answers: Readonly<Record<string, unknown>> = {
  "GET /ready": { ready: true },
};
