import { recordAudit } from "../src/platform/audit/append.ts";
import { sealBatch } from "../src/platform/audit/seal.ts";
import { readConfig } from "../src/platform/config.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { createLog } from "../src/platform/log.ts";

// A process that adds audit rows and seals them until a test kills it.
const db = await openDatabase(JSON.parse(process.argv[2] ?? ""));
const deps = { db, config: readConfig({ NODE_ENV: "test" }), now: () => new Date(), log: createLog("silent") };
const facts = { tx: db.kysely, deps, actor: null, requestId: "sealer", address: null } as unknown as Parameters<
  typeof recordAudit
>[0];
for (let made = 0; ; made++) {
  await recordAudit(facts, { action: "file_service", entity: "test", entity_id: `${process.pid}-${made}` });
  if (made % 3 === 0) await sealBatch(deps);
  process.stdout.write(`${made}\n`);
}
