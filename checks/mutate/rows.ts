import type { Row } from "./row.ts";
import { authority } from "./rows/authority.ts";
import { boundaries } from "./rows/boundaries.ts";
import { howLong } from "./rows/how-long.ts";
import { locksAndSignatures } from "./rows/locks-and-signatures.ts";
import { records } from "./rows/records.ts";
import { whoMay } from "./rows/who-may.ts";

export const rows: readonly Row[] = [
  ...whoMay,
  ...howLong,
  ...locksAndSignatures,
  ...records,
  ...boundaries,
  ...authority,
];
