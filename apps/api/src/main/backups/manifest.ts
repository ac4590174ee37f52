import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { canonical } from "../../platform/audit/canonical.ts";
import { OperatorError } from "../../platform/operator-error.ts";

const format = 1;

const schema = z.object({
  format: z.literal(format),
  made_at: z.string(),
  database: z.enum(["embedded", "postgres"]),
  migrations: z.array(z.string()),
  queue_version: z.nullable(z.number()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      key: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string(), is_called: z.boolean() })),
  documents: z.object({
    count: z.number(),
    bytes: z.number(),
    /** The keys of documents that were missing from the store or damaged. */
    missing: z.array(z.string()),
  }),
  /** The last signed head of the audit log. A restored log must contain it. */
  audit_head: z.nullable(z.string()),
});

/** Describes a backup. It is written last, so a folder without it is not a backup. */
export type Manifest = z.output<typeof schema>;

const name = "manifest.json";

const checksumOf = (manifest: unknown): string => createHash("sha256").update(canonical(manifest)).digest("hex");

/** Returns the manifest's path, and its text with a checksum. */
export const manifestFile = (folder: string, manifest: Manifest) => ({
  path: join(folder, name),
  text: `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2)}\n`,
});

/** Reads the manifest of a backup. Throws if the backup is incomplete or this version cannot read it. */
/** The ending of a folder while a backup is written to it. */
export const unfinishedSuffix = ".unfinished";

export function readManifest(folder: string): Manifest {
  if (folder.endsWith(unfinishedSuffix))
    throw new OperatorError(
      `${folder} is a backup that was never finished. Use one without the ending ${unfinishedSuffix}.`,
    );
  const { checksum, ...manifest } = parse(folder);
  if (manifest.format !== format)
    throw new OperatorError(
      `The backup in ${folder} has the format ${manifest.format}, and this version reads ${format}. Use a newer version of Kwan.`,
    );
  const read = z.safeParse(schema, manifest);
  if (!read.success || checksum !== checksumOf(manifest)) throw damaged(folder, `${name} was changed`);
  return read.data;
}

function parse(folder: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(join(folder, name), "utf8");
  } catch {
    throw new OperatorError(`There is no backup in ${folder}: it has no ${name}.`);
  }
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw damaged(folder, `${name} can't be read`);
  }
}

export const damaged = (folder: string, why: string): OperatorError =>
  new OperatorError(`The backup in ${folder} is damaged: ${why}. Nothing was restored. Use another backup.`);
