import { cedisInWords } from "../../frame/in-words.ts";
import type { Application } from "./queries.ts";

/**
 * What still has to be done or paid before other actions are possible in this state, by name.
 *
 * @example
 * blockersOf(application); // ["document check", "payment of GH₵150.00"]
 */
export function blockersOf({ status, steps, invoices }: Pick<Application, "status" | "steps" | "invoices">): string[] {
  const open = steps.filter(({ during, state }) => during === status && state !== "done");
  const owed = invoices.filter((invoice) => invoice.status === "unpaid" || invoice.status === "pending");
  return [
    ...open.map(({ title }) => `${title[0]?.toLowerCase()}${title.slice(1)}`),
    ...owed.map(({ total }) => `payment of ${cedisInWords(total)}`),
  ];
}
