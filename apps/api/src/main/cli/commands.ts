import { backup } from "./backup.ts";
import { checkProofs } from "./check-proofs.ts";
import type { Command } from "./command.ts";
import { createAdmin } from "./create-admin.ts";
import { createSchool } from "./create-school.ts";
import { generate } from "./generate.ts";
import { importFile } from "./import.ts";
import { migrate } from "./migrate.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";
import { verifyAudit } from "./verify-audit.ts";

/** Every command, in the order in which `kwan help` lists them. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    "create-admin": createAdmin,
    "create-school": createSchool,
    import: importFile,
    migrate,
    backup,
    restore,
    move,
    "verify-audit": verifyAudit,
    "check-proofs": checkProofs,
    generate,
  }),
);
