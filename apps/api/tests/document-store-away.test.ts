import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { folderBlobs } from "../src/platform/blobs/folder-blobs.ts";
import { s3Blobs } from "../src/platform/blobs/s3-blobs.ts";
import { onPostgres } from "./databases.ts";
import { testServer } from "./server.ts";

/** What the store answers with. If it is null, the store does not answer. */
let status: number | null = 200;
let requestCount = 0;
const store = createServer((_request, response) => {
  requestCount += 1;
  if (status !== null) response.writeHead(status).end("<ListBucketResult></ListBucketResult>");
}).listen(0, "127.0.0.1");
await once(store, "listening");
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

const at = (port: number) =>
  s3Blobs({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "documents",
    region: "us-east-1",
    accessKeyId: "AKIDEXAMPLE",
    secretAccessKey: "a key of the tests",
  });
const blobs = at((store.address() as AddressInfo).port);

describe("a document store is away [R-OPS-06]", () => {
  it("if its address refuses connections, or its folder does not exist", async () => {
    await expect(at(1).check()).rejects.toThrow("The store of files did not do what was asked");
    await expect(folderBlobs(join(tmpdir(), "kwan-no-such-folder")).check()).rejects.toThrow("ENOENT");
    await folderBlobs(tmpdir()).check();
  });

  it("if it refuses the server's key, or does not answer in a second", async () => {
    status = 403;
    await expect(blobs.check()).rejects.toThrow("status 403");
    status = null;
    const began = performance.now();
    await expect(blobs.check()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(3_000);
    status = 200;
    await blobs.check();
  });
});

onPostgres((database) => {
  const server = testServer(database, {}, { blobs });

  const readiness = () => server().kwan.system.readiness();
  const gauge = async () => /^kwan_document_store_up (\d)$/m.exec(await server().kwan.system.metrics())?.[1];

  it("readiness names a store that is away and stays 200, and a metric says so [R-OPS-06]", async () => {
    expect(await readiness()).toEqual({ status: "ready", unavailable: [] });
    expect(await gauge()).toBe("1");
    status = 503;
    server().clock.forward(10_000);
    expect(await readiness()).toEqual({ status: "ready", unavailable: ["document_store"] });
    expect(await gauge()).toBe("0");
    status = 200;
    server().clock.forward(10_000);
    expect(await gauge()).toBe("1");
    expect(await readiness()).toEqual({ status: "ready", unavailable: [] });
  });

  it("the store is asked at most once in ten seconds, however many load balancers ask", async () => {
    server().clock.forward(10_000);
    const before = requestCount;
    await Promise.all(Array.from({ length: 20 }, readiness));
    server().clock.forward(9_000);
    await readiness();
    expect(requestCount - before).toBe(1);
  });
});
