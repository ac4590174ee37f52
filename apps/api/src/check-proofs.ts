import { readFileSync } from "node:fs";
import { readPublicKey } from "./audit/keys.ts";
import { isProven, type Look } from "./audit/proofs.ts";
import { exitCodes } from "./exit-with.ts";

/**
 * Checks the proofs in a person's data export (GET /users/me/data/) against the authority's public key. It needs
 * neither a server nor a database.
 */
function check(file: string | undefined, keys: readonly string[]): string {
  const trusted = keys.map(readPublicKey);
  if (!file || trusted.length === 0 || trusted.includes(undefined))
    throw new Error("Give the file of your data, and the public key that the authority has published.");
  const { looked_at } = JSON.parse(readFileSync(file, "utf8")) as { looked_at: readonly Look[] };
  const valid = trusted.flatMap((key) => key ?? []);
  const counted = Map.groupBy(looked_at, ({ proof, at, action, entity }) => {
    if (proof === null) return "waiting";
    const { row } = proof;
    const isSame = row.at === at && row.action === action && row.entity === entity;
    return isSame && isProven(proof, valid) ? "proven" : "wrong";
  });
  const count = (name: "waiting" | "proven" | "wrong") => counted.get(name)?.length ?? 0;
  if (count("wrong") > 0) {
    process.exitCode = exitCodes.failed;
    return `${count("wrong")} of ${looked_at.length} rows are not in a log that was signed with this key.`;
  }
  return `${count("proven")} of ${looked_at.length} rows are in the log that was signed with this key. ${count("waiting")} are too new to be sealed.`;
}

const [file, ...keys] = process.argv.slice(2);
process.stdout.write(`${check(file, keys)}\n`);
