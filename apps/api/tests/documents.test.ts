import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { removeBlob } from "../src/licensing/documents/commands/remove-blob.ts";
import { sweepBlobs } from "../src/licensing/documents/commands/sweep-blobs.ts";
import { stripJpeg } from "../src/licensing/documents/content/strip-jpeg.ts";
import { stripPng } from "../src/licensing/documents/content/strip-png.ts";
import { folderBlobs } from "../src/platform/blobs/folder-blobs.ts";
import { type ApplicationId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { fileOf, pdf, tellingJpeg, tellingPng } from "./pictures.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

describe("the metadata of a picture", () => {
  it.each([
    ["JPEG", stripJpeg, tellingJpeg()],
    ["PNG", stripPng, tellingPng()],
  ])("is removed from a %s, and the picture does not change", (_type, strip, bytes) => {
    const clean = strip(bytes);
    expect(clean?.toString("latin1")).not.toMatch(/SECRET/);
    expect(clean && strip(clean)?.equals(clean)).toBe(true);
    expect(bytes.length - (clean?.length ?? 0)).toBeGreaterThan(100);
  });

  it("is removed from a JPEG without what it needs to be shown: JFIF, Adobe's colours, tables and every scan", () => {
    const text = stripJpeg(tellingJpeg())?.toString("latin1") ?? "";
    for (const marker of ["JFIF", "Adobe", "\xff\xdb", "\xff\xc0", "\x12\xff\x00\x34\xff\xd0\x56", "\x78\x9a\xff\xd9"])
      expect(text).toContain(marker);
  });

  it("is not searched for in incomplete files and files that are not pictures", () => {
    for (const [strip, bytes] of [
      [stripJpeg, tellingJpeg()],
      [stripPng, tellingPng()],
    ] as const) {
      const end = bytes.length - "TRAILER-SECRET".length;
      for (let length = 0; length < end; length++) expect(strip(bytes.subarray(0, length))).toBeNull();
    }
  });
});

eachDatabase((database) => {
  const folder = mkdtempSync(join(tmpdir(), "kwan-blobs-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const blobs = folderBlobs(folder);
  const jobs: { job: string; data: Readonly<Record<string, unknown>> }[] = [];
  const queue = {
    add: async (_db: unknown, job: string, data: Readonly<Record<string, unknown>>) => void jobs.push({ job, data }),
  };
  const of = testServer(database, {}, { blobs, queue });
  const filesKept = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  async function draft(server: TestServer, person?: Person) {
    const owner = person ?? (await server.person());
    const service = await newApplication(server, {
      driver: owner.driver,
      filed_by: owner.id,
      kind: "lost-damaged-license/lost",
      status: "draft",
    });
    return { owner, service };
  }
  const upload = (
    { kwan }: Person,
    service: string,
    file = fileOf(pdf(), "affidavit.pdf"),
    document: "affidavit" | "police_report" | "order" = "affidavit",
  ) => kwan.documents.upload({ service, document, file });
  const setStatus = ({ db }: TestServer, id: ApplicationId, status: "in_review" | "action_required") =>
    db.kysely.updateTable("services").set({ status }).where("id", "=", id).execute();

  describe("a document [R-ADD-05]", () => {
    it("is stored, described and returned byte for byte, as an attachment whose type browsers do not guess", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const document = await upload(owner, service, fileOf(pdf("sworn"), "My “affidavit”.pdf", "text/html"));
      expect(document).toMatchObject({
        service,
        document: "affidavit",
        name: "My “affidavit”.pdf",
        type: "application/pdf",
        status: "uploaded",
        bytes: pdf("sworn").length,
      });
      expect(document.sha256).toBe(createHash("sha256").update(pdf("sworn")).digest("hex"));
      expect(await owner.kwan.documents.get(document.id)).toEqual(document);
      const file = await owner.kwan.documents.download(document.id);
      expect(Buffer.from(await file.arrayBuffer()).equals(pdf("sworn"))).toBe(true);
      expect(file.name).toBe("My “affidavit”.pdf");
      const raw = await fetch(`${server.baseUrl}/document/${document.id}/content/`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      await raw.arrayBuffer();
      expect(raw.headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(raw.headers.get("x-content-type-options")).toBe("nosniff");
      expect(raw.headers.get("content-type")).toBe("application/pdf");
      expect(raw.headers.get("cache-control")).toBe("no-store");
    });

    it.each([
      ["image/jpeg", tellingJpeg()],
      ["image/png", tellingPng()],
    ])("of the type %s is recognised by its content and stored without metadata", async (type, bytes) => {
      const { owner, service } = await draft(of());
      const document = await upload(owner, service, fileOf(bytes, "photo.pdf", "application/pdf"));
      expect(document.type).toBe(type);
      const downloaded = Buffer.from(await (await owner.kwan.documents.download(document.id)).arrayBuffer());
      expect(downloaded.toString("latin1")).not.toMatch(/SECRET/);
      expect(document.sha256).toBe(createHash("sha256").update(downloaded).digest("hex"));
    });

    it("that is of another type, incomplete, empty, too large or not needed is refused, and nothing is stored", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const before = filesKept().length;
      const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1_048_576)]);
      await expect(
        upload(owner, service, fileOf(Buffer.from("<html>"), "a.pdf", "application/pdf")),
      ).rejects.toMatchObject({ status: 415 });
      await expect(upload(owner, service, fileOf(tellingJpeg().subarray(0, 60), "a.jpg"))).rejects.toMatchObject({
        status: 415,
      });
      await expect(upload(owner, service, fileOf(large, "a.pdf"))).rejects.toMatchObject({
        status: 413,
        code: "too_large",
      });
      await expect(upload(owner, service, fileOf(pdf(), "a.pdf"), "order")).rejects.toMatchObject({
        status: 400,
        code: "invalid",
      });
      const imitation = { service, document: "affidavit", file: { size: 9, type: "application/pdf", arrayBuffer: "" } };
      const response = await fetch(`${server.baseUrl}/document/`, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
        body: JSON.stringify(imitation),
      });
      expect(await response.json()).toMatchObject({ code: "invalid", file: ["File is required"] });
      expect(filesKept()).toHaveLength(before);
    });

    it("of exactly five megabytes is accepted", async () => {
      const { owner, service } = await draft(of());
      const most = Buffer.concat([pdf(), Buffer.alloc(5 * 1_048_576 - pdf().length)]);
      expect((await upload(owner, service, fileOf(most, "most.pdf"))).bytes).toBe(5 * 1_048_576);
    });

    it("can be replaced until it is reviewed, and a job deletes the old bytes after the commit", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const first = await upload(owner, service);
      const second = await upload(owner, service, fileOf(pdf("a better one"), "b.pdf"));
      await expect(owner.kwan.documents.get(first.id)).rejects.toMatchObject({ status: 404 });
      const key = String(jobs.at(-1)?.data.key);
      expect(await blobs.get(key).then((stream) => stream?.destroy())).toBeDefined();
      await removeBlob(server.deps, key);
      expect(await blobs.get(key)).toBeNull();
      const { blob_key } = await server.db.kysely
        .selectFrom("documents")
        .select("blob_key")
        .where("id", "=", idOf("doc", second.id))
        .executeTakeFirstOrThrow();
      await removeBlob(server.deps, blob_key);
      expect((await owner.kwan.documents.download(second.id)).size).toBeGreaterThan(0);
    });

    it("is only stored once if ten are sent at the same time", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const sent = await Promise.all(
        Array.from({ length: 10 }, (_, n) => upload(owner, service, fileOf(pdf(`copy ${n}`), `${n}.pdf`))),
      );
      const rows = await server.db.kysely
        .selectFrom("documents")
        .select("id")
        .where("application_id", "=", service)
        .execute();
      expect(rows).toHaveLength(1);
      expect(sent.map(({ id }) => id)).toContain(rows[0]?.id);
    });

    it("cannot be sent or removed while the office reviews; a refused one can be sent again, an accepted one cannot", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const [report, affidavit] = [
        await upload(owner, service, undefined, "police_report"),
        await upload(owner, service),
      ];
      await setStatus(server, service, "in_review");
      await expect(upload(owner, service)).rejects.toMatchObject({ code: "state_forbids" });
      await expect(owner.kwan.documents.remove(affidavit.id)).rejects.toMatchObject({ code: "state_forbids" });
      await server.db.kysely
        .updateTable("documents")
        .set({ status: "accepted" })
        .where("id", "=", idOf("doc", report.id))
        .execute();
      await server.db.kysely
        .updateTable("documents")
        .set({ status: "refused", reason: "It can't be read." })
        .where("id", "=", idOf("doc", affidavit.id))
        .execute();
      await setStatus(server, service, "action_required");
      await expect(upload(owner, service, undefined, "police_report")).rejects.toMatchObject({ code: "state_forbids" });
      expect((await upload(owner, service)).status).toBe("uploaded");
      expect((await owner.kwan.documents.get(affidavit.id)).reason).toBe("It can't be read.");
    });

    it("can be removed by its owner while the application is a draft", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const { id } = await upload(owner, service);
      const officer = await server.person({ role: "officer" });
      await expect(officer.kwan.documents.remove(id)).rejects.toMatchObject({ status: 409 });
      await owner.kwan.documents.remove(id);
      await expect(owner.kwan.documents.get(id)).rejects.toMatchObject({ status: 404 });
      expect(jobs.at(-1)?.job).toBe("remove_blob");
    });

    it("can be read by its owner, by officers, which is recorded, and by reviewers if it is evidence", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const { id } = await upload(owner, service);
      const [stranger, officer, reviewer, school] = await Promise.all([
        server.person(),
        server.person({ role: "officer" }),
        server.person({ role: "reviewer" }),
        server.person({ role: "driving_school" }),
      ]);
      for (const nobody of [stranger, reviewer]) {
        await expect(nobody.kwan.documents.get(id)).rejects.toMatchObject({ status: 404 });
        await expect(nobody.kwan.documents.download(id)).rejects.toMatchObject({ status: 404 });
      }
      await expect(school.kwan.documents.get(id)).rejects.toMatchObject({ status: 403 });
      await expect(server.kwan.documents.get(id)).rejects.toMatchObject({ status: 401 });
      await expect(upload(stranger, service)).rejects.toMatchObject({ status: 404 });
      await officer.kwan.documents.download(id);
      const reads = await server.db.kysely
        .selectFrom("audit")
        .select(["action", "entity_id"])
        .where("actor_id", "=", officer.id)
        .execute();
      expect(reads).toEqual([{ action: "read", entity_id: id }]);
      const request = server.deps.newId("req");
      await server.db.kysely
        .insertInto("update_requests")
        .values({
          id: request,
          driver_id: owner.driver ?? noDriver,
          requested_by: owner.id,
          status: "requested",
          changes: "{}",
          reason_for_change: "My name changed.",
          requested_at: server.clock.now,
          decided_by: null,
          decision_reason: null,
        } as never)
        .execute();
      await server.db.kysely
        .updateTable("documents")
        .set({ update_request_id: request })
        .where("id", "=", idOf("doc", id))
        .execute();
      expect((await reviewer.kwan.documents.get(id)).id).toBe(id);
    });
  });

  describe("a form with files", () => {
    const send = (server: TestServer, { token }: Person, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${server.baseUrl}/document/`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });

    it("gives the first answer when it is sent again with the same key, and is refused with other bytes", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const form = (bytes: Buffer) => {
        const made = new FormData();
        made.append("service", service);
        made.append("document", "affidavit");
        made.append("file", fileOf(bytes, "a.pdf", "application/pdf"));
        return made;
      };
      const key = { "idempotency-key": "the-same-upload" };
      const first = await (await send(server, owner, form(pdf()), key)).json();
      expect(await (await send(server, owner, form(pdf()), key)).json()).toEqual(first);
      expect((await send(server, owner, form(pdf("other")), key)).status).toBe(422);
    });

    it("is refused if it is cut off or has eleven files, too many fields, or names that reach into objects", async () => {
      const server = of();
      const { owner, service } = await draft(server);
      const cut = await send(server, owner, '--x\r\ncontent-disposition: form-data; name="service"\r\n\r\nabc', {
        "content-type": "multipart/form-data; boundary=x",
      });
      expect(cut.status).toBe(400);
      const nothing = await send(server, owner, "", { "content-type": "multipart/form-data" });
      expect(nothing.status).toBe(400);
      const many = new FormData();
      for (let n = 0; n < 11; n++) many.append("file", fileOf(pdf(), "a.pdf"));
      expect((await send(server, owner, many)).status).toBe(413);
      const fields = new FormData();
      for (let n = 0; n < 101; n++) fields.append(`field${n}`, "x");
      expect((await send(server, owner, fields)).status).toBe(413);
      for (const name of ["__proto__.polluted", "constructor.prototype.polluted", "a.b.c.d.e.f", "a..b"]) {
        const form = new FormData();
        form.append(name, "yes");
        form.append("service", service);
        expect((await send(server, owner, form)).status).toBe(400);
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    it("is not read from an unknown sender, or by a call that takes no files", async () => {
      const server = of();
      const form = new FormData();
      form.append("file", fileOf(Buffer.alloc(1_000_000), "a.pdf"));
      expect((await fetch(`${server.baseUrl}/document/`, { method: "POST", body: form })).status).toBe(401);
      // If the token is invalid, the body is not read at all. If the body were read, the response would report the
      // missing boundary.
      const nobody = { authorization: "Bearer of_nobody", "content-type": "multipart/form-data" };
      expect((await fetch(`${server.baseUrl}/document/`, { method: "POST", body: "x", headers: nobody })).status).toBe(
        401,
      );
      const { token } = await server.person();
      expect(
        (
          await fetch(`${server.baseUrl}/service/payment/agg/`, {
            method: "POST",
            body: form,
            headers: { authorization: `Bearer ${token}` },
          })
        ).status,
      ).toBe(415);
    });

    it("whose bytes were stored and whose row was rolled back is swept by a job a day later [R-ADD-05]", async () => {
      const server = of();
      // The files that earlier tests deleted are still there, because no queue is running.
      server.clock.forward(86_400_000 + 1_000);
      await sweepBlobs(server.deps);
      const { owner, service } = await draft(server);
      const first = await upload(owner, service);
      const before = filesKept().length;
      const { add } = queue;
      // The replacement fails in the last step of its transaction, after its bytes have been stored.
      queue.add = () => Promise.reject(new Error("the queue is gone"));
      const failed = upload(owner, service, fileOf(pdf("second"), "b.pdf"));
      await expect(failed).rejects.toMatchObject({ status: 500 });
      queue.add = add;
      expect((await owner.kwan.documents.get(first.id)).id, "the first document is kept").toBe(first.id);
      await vi.waitFor(() => expect(filesKept(), "the bytes of the second one are deleted").toHaveLength(before));
      // A crash between storing the bytes and inserting the row leaves bytes without a row.
      await blobs.put(server.deps.newId("blb"), pdf("second"), "application/pdf");
      expect(filesKept()).toHaveLength(before + 1);
      server.clock.forward(86_400_000 - 60_000);
      expect(await sweepBlobs(server.deps), "the bytes may belong to a slow upload").toBe(0);
      server.clock.forward(61_000);
      expect(await sweepBlobs(server.deps)).toBe(1);
      expect(filesKept()).toHaveLength(before);
      expect(await (await owner.kwan.documents.download(first.id)).text()).toContain("an affidavit");
      expect(await sweepBlobs(server.deps)).toBe(0);
      await blobs.put(server.deps.newId("blb"), pdf("third"), "application/pdf");
      server.clock.forward(9 * 86_400_000);
      expect(await sweepBlobs(server.deps), "a run does not list files that were checked a week ago").toBe(0);
    });
  });
});
