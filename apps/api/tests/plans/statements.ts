import pg from "pg";
import { vi } from "vitest";

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Whether a statement has a query plan. */
const isPlanned = (text: string): boolean => /^\s*(with|select|insert|update|delete|merge)\b/i.test(text);

/** Runs work and returns the distinct statements that it sent to PostgreSQL. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    for (const [statement] of spy.mock.calls as unknown as [string | Statement][])
      if (typeof statement === "object" && isPlanned(statement.text)) seen.set(statement.text, statement);
  } finally {
    spy.mockRestore();
  }
  return [...seen.values()];
}

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the tables that a statement scans in full, according to PostgreSQL's plan for the statement's own values. */
export async function readWhole(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, [...values]);
  const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!explained) throw new Error(`There is no plan for ${text}`);
  return nodesOf(explained.Plan).flatMap((node) =>
    node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? []) : [],
  );
}
