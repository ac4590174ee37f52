import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Blobs } from "./blobs.ts";
import { folderBlobs } from "./folder-blobs.ts";
import { s3Blobs } from "./s3-blobs.ts";

export const openBlobs = ({ s3, dataFolder }: Config): Blobs =>
  s3 === undefined ? folderBlobs(join(dataFolder, "documents")) : s3Blobs(s3);
