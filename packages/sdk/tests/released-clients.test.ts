import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyCall, calls } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { createKwan as CreateKwan } from "../src/index.ts";
import { json, type RealServer, startServer } from "./servers/real-server.ts";

const versions = join(import.meta.dirname, "../../../checks/versions");

type Method = ((...args: readonly unknown[]) => Promise<unknown>) & { readonly contract?: AnyCall };

/** Unpacks a release into a folder. Its files for Node contain all that the client is made of. */
async function clientIn(folder: string, tarball: string): Promise<typeof CreateKwan> {
  execFileSync("tar", ["--extract", "--gzip", "--file", join(versions, tarball), "--directory", folder]);
  return (await import(join(folder, "package/dist/node/index.js"))).createKwan;
}

const today = new Map(calls.map((call) => [call.id, call]));

describe.each(globSync("sdk-*.tgz", { cwd: versions }))("the released client %s [R-SDK-09]", (tarball) => {
  let server: RealServer;
  const folder = mkdtempSync(join(tmpdir(), "kwan-release-"));
  let methods: readonly (readonly [AnyCall, Method])[];
  beforeAll(async () => {
    server = await startServer();
    const createKwan = await clientIn(folder, tarball);
    const nouns = Object.values(createKwan({ baseUrl: server.baseUrl, retries: 0 }));
    methods = nouns.flatMap((noun) =>
      Object.values(noun as Record<string, Method>).flatMap((method) =>
        method.contract ? [[method.contract, method] as const] : [],
      ),
    );
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    return server.close();
  });

  test("reads every answer of today's server", async () => {
    const failures: string[] = [];
    let count = 0;
    for (const [{ id, path }, method] of methods) {
      const call = today.get(id);
      if (call?.kind !== "read" || call.answers !== "json") continue;
      const { params = {}, query, answer } = examples[id] ?? {};
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      server.answer(json(answer, call.status));
      await method(...names.map((name) => params[name]), ...(query ? [query] : [])).catch((error: Error) =>
        failures.push(`${id}: ${error.message}`),
      );
      count++;
    }
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(70);
  });
});
