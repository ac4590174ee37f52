import { readFileSync } from "node:fs";
import { readPublicKey } from "../../platform/audit/keys.ts";
import { type AccessEntry, isProven } from "../../platform/audit/proofs.ts";
import { command, OperatorError } from "./command.ts";
import { fromHere } from "./paths.ts";
import { print } from "./with-database.ts";

function entriesIn(file: string): readonly AccessEntry[] {
  try {
    const { looked_at } = JSON.parse(readFileSync(fromHere(file), "utf8")) as { looked_at?: readonly AccessEntry[] };
    if (Array.isArray(looked_at)) return looked_at;
  } catch (error) {
    throw new OperatorError(`${file} can't be read: ${(error as Error).message}.`);
  }
  throw new OperatorError(`${file} is not the file of a person's data.`);
}

export const checkProofs = command({
  summary: "checks the proofs in a person's data export",
  about: [
    "Checks the proofs in a person's data export (GET /users/me/data/) against the authority's public key. It needs " +
      "neither a server nor a database.",
  ],
  options: {},
  arguments: [
    { name: "FILE", about: "the file of the person's data." },
    {
      name: "KEY",
      about: "the public key that the authority has published; several if it was changed.",
      isRepeated: true,
    },
  ],
  // biome-ignore lint/suspicious/useAwait: its errors have to reject a promise, as in the other commands.
  run: async ({ positionals: [file = "", ...keys] }) => {
    const trusted = keys.flatMap((text) => readPublicKey(text) ?? []);
    if (trusted.length < keys.length) throw new OperatorError("KEY is not an Ed25519 public key in base64.");
    const entries = entriesIn(file);
    const counted = Map.groupBy(entries, ({ proof, at, action, entity }) => {
      if (proof === null) return "waiting";
      const { row } = proof;
      const isSame = row.at === at && row.action === action && row.entity === entity;
      return isSame && isProven(proof, trusted) ? "proven" : "wrong";
    });
    const count = (name: "waiting" | "proven" | "wrong") => counted.get(name)?.length ?? 0;
    if (count("wrong") > 0)
      throw new OperatorError(
        `${count("wrong")} of ${entries.length} rows are not in a log that was signed with this key.`,
      );
    print(
      `${count("proven")} of ${entries.length} rows are in the log that was signed with this key. ${count("waiting")} are too new to be sealed.`,
    );
  },
});
