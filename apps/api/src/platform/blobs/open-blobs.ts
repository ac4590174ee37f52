import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { closeToOthers } from "../db/embedded/folder-guards.ts";
import type { Blobs } from "./blobs.ts";
import { folderBlobs } from "./folder-blobs.ts";
import { s3Blobs } from "./s3-blobs.ts";

/** Returns the folder for documents, if they are not in a bucket. */
export const documentsIn = ({ dataFolder }: Pick<Config, "dataFolder">): string => join(dataFolder, "documents");

/** Opens the document store that the settings name. Other accounts on the machine cannot read its files. */
export function openBlobs({ s3, dataFolder }: Pick<Config, "s3" | "dataFolder">): Blobs {
  if (s3 !== undefined) return s3Blobs(s3);
  const folder = documentsIn({ dataFolder });
  if (existsSync(folder)) closeToOthers(folder);
  return folderBlobs(folder);
}
