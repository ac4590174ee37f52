import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import type { Blobs } from "../src/platform/blobs/blobs.ts";
import { folderBlobs } from "../src/platform/blobs/folder-blobs.ts";
import { openBlobs } from "../src/platform/blobs/open-blobs.ts";
import { s3Blobs } from "../src/platform/blobs/s3-blobs.ts";
import { readConfig } from "../src/platform/config.ts";
import { nest } from "../src/platform/http/nested-fields.ts";
import { authorizationOf } from "./s3-signature.ts";

const keys = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const folder = mkdtempSync(join(tmpdir(), "kwan-blobs-"));

/** A fake store that verifies each signature as S3 does. */
const held = new Map<string, Buffer>();
const refused: string[] = [];
const s3 = createServer((request, response) => {
  const serve = async () => {
    const body = await buffer(request);
    const { authorization = "", host = "" } = request.headers;
    const [, names = ""] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
    const headers = Object.fromEntries(names.split(";").map((name) => [name, String(request.headers[name])]));
    const payloadHash = createHash("sha256").update(body).digest("hex");
    const stamp = headers["x-amz-date"] ?? "";
    const now = new Date(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z"));
    const url = new URL(`http://${host}${request.url}`);
    const expected = authorizationOf({ method: request.method ?? "", url, headers, payloadHash, now }, keys);
    const isRight =
      authorization === expected &&
      headers["x-amz-content-sha256"] === payloadHash &&
      names.split(";").includes("host");
    if (!isRight) {
      refused.push(url.pathname);
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    if (request.method === "GET" && url.searchParams.get("list-type") === "2") {
      const [from, most] = [url.searchParams.get("start-after") ?? "", Number(url.searchParams.get("max-keys"))];
      const keys = [...held.keys()].map((path) => path.slice("/documents/".length)).sort();
      const some = keys.filter((key) => key > from).slice(0, Math.min(most, 3));
      const contents = some.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
      return response.writeHead(200).end(`<ListBucketResult>${contents}</ListBucketResult>`);
    }
    if (request.method === "PUT") held.set(url.pathname, body);
    if (request.method === "DELETE") held.delete(url.pathname);
    if (request.method !== "GET") return response.writeHead(request.method === "PUT" ? 200 : 204).end();
    const blob = held.get(url.pathname);
    return blob
      ? response.writeHead(200).end(blob)
      : response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  };
  void serve();
});
await new Promise<void>((resolve) => s3.listen(0, "127.0.0.1", resolve));
const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  s3.close();
});

const stores: [string, Blobs][] = [
  ["a folder", folderBlobs(folder)],
  ["S3", s3Blobs({ ...keys, endpoint, bucket: "documents" })],
];

describe.each(stores)("files in %s [R-ADD-05]", (_name, blobs) => {
  const key = "blb_01KAJ0000000000000000000Z9";
  const bytes = Buffer.from([0, 1, 2, 255, 254, 13, 10]);

  it("are read back byte for byte, and can be removed, even twice", async () => {
    await blobs.put(key, bytes, "application/pdf");
    const stream = await blobs.get(key);
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
    await blobs.remove(key);
    expect(await blobs.get(key)).toBeNull();
    await blobs.remove(key);
  });

  it.each(["../../etc/passwd-and-more", "short", "a/b/c/d/e/f/g/h/i/j/k", ".hidden-hidden-hidden", ""])(
    "are never stored under a key like '%s'",
    async (bad) => {
      await expect((async () => blobs.put(bad, bytes, "application/pdf"))()).rejects.toThrow(/key/);
      await expect((async () => blobs.get(bad))()).rejects.toThrow(/key/);
      await expect((async () => blobs.remove(bad))()).rejects.toThrow(/key/);
    },
  );
});

async function allOf(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
}

describe.each(stores)("the keys in %s", (_name, blobs) => {
  it("are listed completely between two limits, however many there are [R-ADD-05]", async () => {
    const keys = Array.from({ length: 9 }, (_, n) => `blb_01LIST00000000000000${n}A`);
    for (const key of keys) await blobs.put(key, Buffer.from("x"), "application/pdf");
    const listed = async (after: string, before: string) => (await allOf(blobs.list(after, before))).toSorted();
    expect(await listed("blb_01LIST", "blb_01LISU")).toEqual(keys);
    expect(await listed(keys[1] ?? "", keys[7] ?? "")).toEqual(keys.slice(2, 7));
    expect(await listed("blb_02", "blb_03")).toEqual([]);
    for (const key of keys) await blobs.remove(key);
    expect(await listed("blb_01LIST", "blb_01LISU")).toEqual([]);
  });
});

describe("files in a folder", () => {
  it("are listed as empty if the folder does not exist yet", async () => {
    expect(await allOf(folderBlobs(join(folder, "nowhere")).list("a", "z"))).toEqual([]);
  });

  it("can only be read by the server's account, and are never half-written", async () => {
    const blobs = folderBlobs(folder);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        blobs.put(`blb_many_many_many_${n}0`, Buffer.alloc(100_000, n), "image/png"),
      ),
    );
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(all).toHaveLength(20);
    for (const entry of all) {
      expect(entry.name).not.toMatch(/part$/);
      expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0);
    }
  });
});

describe("S3's signature", () => {
  it("matches Amazon's own example", () => {
    const payloadHash = createHash("sha256").update("").digest("hex");
    const made = authorizationOf(
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
        headers: {
          host: "examplebucket.s3.amazonaws.com",
          range: "bytes=0-9",
          "x-amz-content-sha256": payloadHash,
          "x-amz-date": "20130524T000000Z",
        },
        payloadHash,
        now: new Date("2013-05-24T00:00:00Z"),
      },
      {
        accessKeyId: "AKIAIOSFODNN7EXAMPLE",
        secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        region: "us-east-1",
      },
    );
    expect(made).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });

  it("is refused for a wrong key, and the refusal is an error, never an empty file", async () => {
    const stranger = s3Blobs({ ...keys, secretAccessKey: "wrong", endpoint, bucket: "documents" });
    await expect(stranger.put("blb_01KAJ0000000000000000000Z8", Buffer.from("x"), "application/pdf")).rejects.toThrow(
      /status 403/,
    );
    await expect(stranger.get("blb_01KAJ0000000000000000000Z8")).rejects.toThrow(/status 403/);
    expect(refused).toHaveLength(2);
    expect(held.size).toBe(0);
  });
});

describe("the place where files are stored", () => {
  const all = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: "documents",
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };

  it("is the bucket if all of its settings are given [R-ADD-05]", async () => {
    const blobs = openBlobs(readConfig(all));
    await blobs.put("blb_01KAJ0000000000000000000Z7", Buffer.from("x"), "application/pdf");
    expect([...held.keys()]).toEqual(["/documents/blb_01KAJ0000000000000000000Z7"]);
    await blobs.remove("blb_01KAJ0000000000000000000Z7");
  });

  it("is the data folder if none of them are given [R-ADD-05]", async () => {
    const blobs = openBlobs(readConfig({ DATA_FOLDER: folder }));
    await blobs.put("blb_01KAJ0000000000000000000Z6", Buffer.from("x"), "application/pdf");
    expect(readdirSync(join(folder, "documents", "z6"))).toEqual(["blb_01KAJ0000000000000000000Z6"]);
  });

  it.each(Object.keys(all))("is refused at the start if only %s is missing, with a sentence that names it", (name) => {
    expect(() => readConfig({ ...all, [name]: undefined })).toThrow(
      `${name} is not set, and documents go to a bucket. Set it, or leave all five S3 settings unset.`,
    );
    expect(() => readConfig({ ...all, [name]: "" })).toThrow(name);
  });

  it("never shows a key in a refusal", () => {
    expect(() => readConfig({ ...all, S3_BUCKET: "Not A Bucket" })).toThrow(/S3_BUCKET is a bucket's name/);
    const message = (() => {
      try {
        return readConfig({ ...all, S3_REGION: undefined });
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).not.toContain(keys.secretAccessKey);
  });
});

describe("the fields of a form", () => {
  it("become nested objects at dots and lists at repeated names [R-SDK-03]", () => {
    expect(
      nest([
        ["driver.id", "d1"],
        ["driver.address.city", "Accra"],
        ["classes", "A"],
        ["classes", "B"],
        ["note", ""],
      ]),
    ).toEqual({
      driver: { id: "d1", address: { city: "Accra" } },
      classes: ["A", "B"],
      note: "",
    });
  });

  it.each([
    [
      [
        ["a", "1"],
        ["a.b", "2"],
      ],
    ],
    [
      [
        ["a.b", "2"],
        ["a", "1"],
      ],
    ],
    [[["__proto__", "1"]]],
    [[["toString", "1"]]],
    [[["", "1"]]],
  ] as [[string, string][]][])(
    "are refused if they contradict each other or name inherited properties: %j",
    (parts) => {
      expect(() => nest(parts)).toThrow(/name/);
    },
  );
});

it("documents that other accounts could read are closed to them when the store is opened [R-OPS-03]", () => {
  const dataFolder = mkdtempSync(join(folder, "open-"));
  const inner = join(dataFolder, "documents", "ab");
  mkdirSync(inner, { recursive: true, mode: 0o755 });
  writeFileSync(join(inner, "blb_0123456789abcdef"), "x", { mode: 0o644 });
  for (const path of [join(dataFolder, "documents"), inner]) chmodSync(path, 0o755);
  openBlobs({ s3: undefined, dataFolder });
  const modes = [join(dataFolder, "documents"), inner, join(inner, "blb_0123456789abcdef")].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
