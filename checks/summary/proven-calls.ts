/** The part of a Vitest JSON report that is read here. */
export interface TestedFiles {
  readonly testResults: readonly {
    /** The path of the test file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/**
 * Returns the ids of calls that no test with the server proves: none that passed has the id in its title, as the title
 * was when the test ran. A test of the SDK proves only what the SDK sends, because it asks a server that is made up.
 *
 * @param ids the ids in docs/requirements.md
 * @param reports the reports of the tests of the server, and of the journeys
 * @param runsServer whether the tests in a file start the server
 */
export function unprovenCalls(
  ids: Iterable<string>,
  reports: readonly TestedFiles[],
  runsServer: (file: string) => boolean,
): string[] {
  const proven = new Set<string>();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const passed = assertionResults.filter(({ status }) => status === "passed").map(({ fullName }) => fullName);
    const named = passed.join("\n").match(/\bR-API-[A-Z]\d\d\b/g) ?? [];
    if (named.length > 0 && runsServer(name)) for (const id of named) proven.add(id);
  }
  return [...ids].filter((id) => id.startsWith("R-API-") && !proven.has(id));
}
