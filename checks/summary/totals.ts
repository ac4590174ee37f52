/** The totals in a Vitest JSON report. */
export type Report = {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
};

export type Totals = { passed: number; failed: number; left: number };

/**
 * Adds up all reports. A test file that could not be loaded has no tests, so an unsuccessful report counts as a
 * failure.
 */
export function totalsOf(reports: readonly Report[]): Totals {
  const totals: Totals = { passed: 0, failed: 0, left: 0 };
  for (const report of reports) {
    totals.passed += report.numPassedTests;
    totals.failed += report.success ? report.numFailedTests : Math.max(report.numFailedTests, 1);
    totals.left += report.numPendingTests + report.numTodoTests;
  }
  return totals;
}

/** The result of the journeys in a browser: how many of them ran, or why none did. */
export type Browser = { name: string } & ({ version: string; journeys: number; of: number } | { reason: string });

/** Returns one line about a browser: how many journeys it ran, or why it ran none. */
export function inWords(browser: Browser): string {
  if ("reason" in browser) return `${browser.name}: not run. ${browser.reason}`;
  const { name, version, journeys, of } = browser;
  return `${name} ${version}: ${journeys} of ${of} journeys${journeys < of ? ", test:all runs all" : ""}`;
}
