// Measures every budget and exits with 1 if one is exceeded.
import { budgets } from "./budgets.ts";
import { measure } from "./measure.ts";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const budget of budgets) {
  const bytes = await measure(budget);
  const verdict = `${budget.name}: ${kilobytes(bytes)} of ${kilobytes(budget.max)} gzipped`;
  if (bytes <= budget.max) console.log(verdict);
  else {
    process.exitCode = 1;
    console.error(
      `${verdict}: too heavy. See what it pulls in, or state a new budget in checks/sizes/budgets.ts and why.`,
    );
  }
}
