import { anchorsIn } from "../../platform/audit/anchor-file.ts";
import { publicText } from "../../platform/audit/keys.ts";
import { verifyAudit as verify } from "../../platform/audit/verify.ts";
import { command, OperatorError, UsageError } from "./command.ts";
import { fromHere } from "./paths.ts";
import { print, withDatabase } from "./with-database.ts";

function headsIn(file: string): string[] {
  let heads: string[];
  try {
    heads = anchorsIn(fromHere(file));
  } catch (error) {
    throw new OperatorError(`${file} can't be read: ${(error as Error).message}.`);
  }
  if (heads.length === 0)
    throw new OperatorError(`${file} has no heads in it, so it proves nothing. Look for a copy of it.`);
  return heads;
}

export const verifyAudit = command({
  summary: "checks the whole audit log",
  about: [
    "Checks every row, batch, signature and personal value of the audit log, and prints its last head. Given heads that " +
      "were kept outside the database, it also finds out whether the end of the log was cut off.",
  ],
  options: {
    anchor: {
      type: "string",
      value: "FILE",
      isOptional: true,
      multiple: true,
      about: "A file of heads that the server has written (AUDIT_ANCHOR_FILE), or a copy. Can be given several times.",
    },
    head: { type: "string", value: "HEAD", isOptional: true, about: "A head that an earlier run has printed." },
  },
  run: async ({ values: { anchor: files = [], head } }) => {
    if (head !== undefined && !/^\d+:[0-9a-f]{64}$/.test(head))
      throw new UsageError(
        `"${head}" is not a head. A head is a number, a colon and 64 characters, as kwan verify-audit prints it.`,
      );
    await withDatabase(async ({ db, config }) => {
      const heads = [...files.flatMap(headsIn), ...(head === undefined ? [] : [head])];
      const result = await verify({ db, config }, heads);
      if (!result.isWhole)
        throw new OperatorError(
          ["The audit log was changed. Compare it with a backup.", ...result.problems].join("\n"),
        );
      print(`The audit log is whole: ${result.rows} rows, of which ${result.waiting} wait to be sealed.`);
      if (heads.length > 0) print(`It has all ${heads.length} heads that were kept outside.`);
      print(`${result.erased} personal values were erased with their accounts.`);
      print(
        `Its last head: ${result.anchor ?? "none, because nothing is sealed yet"}. Keep it outside of the database.`,
      );
      print(`The public key of the authority: ${publicText(config.audit.signingKey)}`);
    });
  },
});
