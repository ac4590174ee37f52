import { rowsOf } from "../row.ts";
import { api, apiBeyondAreas, domain, portal } from "../sources.ts";

/** A replacement that removes a call but still evaluates its arguments. */
const toNobody = "await (async (..._: unknown[]) => {})(";

const amounts = rowsOf("amounts", [
  {
    ...api,
    name: "too high an amount is accepted",
    find: /(_pesewas) !== /g,
    to: "$1 < ",
  },
  {
    ...api,
    name: "too low an amount is accepted",
    find: /(_pesewas) !== /g,
    to: "$1 > ",
  },
  {
    ...apiBeyondAreas,
    name: "another currency is accepted",
    find: /\w+\.currency !== \w+\.currency/g,
    to: "false",
  },
  {
    ...domain,
    name: "a price is another one",
    find: /\bpesewas\(([1-9][\d_]*)\)/g,
    to: "pesewas($1 + 1)",
    places: 3,
  },
  {
    ...domain,
    name: "a fee is another one",
    find: /\b(\w+)\("(\w+)", ([1-9]\d*_\d{3})\)/g,
    to: '$1("$2", $3 + 1)',
    places: 20,
    take: 6,
  },
  {
    name: "a sum leaves out its first line",
    files: [...api.files, ...domain.files],
    except: api.except,
    find: /: totalOf\(([\w.]+|\[[\w., ]+\])\)/g,
    to: ": totalOf($1.slice(1))",
    places: 2,
  },
]);

const auditRows = rowsOf("audit rows", [
  {
    ...apiBeyondAreas,
    name: "no audit row is written",
    find: /await recordAudit\(/g,
    to: toNobody,
    places: 40,
    take: 14,
  },
  {
    ...api,
    name: "a read is not audited",
    find: /await (?:auditRead|record(?:Reads|Refused|Download))\(/g,
    to: toNobody,
    places: 3,
  },
  {
    name: "an audit row of money is not written",
    files: ["apps/api/src/money/payments/commands/*.ts"],
    find: /await write\(/g,
    to: toNobody,
    places: 5,
  },
]);

const order = rowsOf("order", [
  {
    ...api,
    name: "the oldest come first",
    find: /\.orderBy\("(?!id"|\w+\.id")([\w.]+)", "desc"\)/g,
    to: '.orderBy("$1", "asc")',
    places: 8,
    take: 5,
  },
  {
    ...api,
    name: "the last come first",
    find: /\.orderBy\("(?!id"|\w+\.id")([\w.]+)"\)/g,
    to: '.orderBy("$1", "desc")',
    places: 10,
    take: 5,
  },
  {
    name: "a list is the wrong way round",
    files: [...api.files, ...domain.files, ...portal.files],
    except: api.except,
    find: /\b((?:to)?[sS]ort(?:ed)?)\(\((\w+), (\w+)\) =>/g,
    to: "$1(($3, $2) =>",
    places: 5,
  },
]);

export const records = [...amounts, ...auditRows, ...order];
