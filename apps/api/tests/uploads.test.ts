import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { dotsOf } from "../src/licensing/documents/content/dimensions.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { fileOf, pdf, tellingJpeg, tellingPng } from "./pictures.ts";
import { openSocket, readRaw } from "./raw-socket.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const hanging = {
  put: () => new Promise<void>(() => {}),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  check: () => Promise.resolve(),
  async *list() {},
};

/** Returns a PNG whose header claims this size. */
function sized(width: number, height: number): Buffer {
  const png = Buffer.from(tellingPng());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const kind = "lost-damaged-license/lost";
const draftOf = (server: TestServer, owner: Person) =>
  newApplication(server, { driver: owner.driver, filed_by: owner.id, kind, status: "draft" });

describe("the size of a picture", () => {
  it("is read from its header", () => {
    expect(dotsOf("image/jpeg", tellingJpeg())).toBe(1);
    expect(dotsOf("image/png", sized(4_000, 3_000))).toBe(12_000_000);
    expect(dotsOf("application/pdf", pdf())).toBe(0);
  });
});

eachDatabase((database) => {
  describe("while the file store hangs", () => {
    const of = testServer(database, {}, { blobs: hanging });

    it("an upload fails in time, and other requests do not wait", { timeout: 60_000 }, async () => {
      const server = of();
      const senders = await Promise.all(Array.from({ length: 12 }, () => server.person()));
      const services = await Promise.all(senders.map((sender) => draftOf(server, sender)));
      const began = performance.now();
      const uploads = senders.map(({ kwan }, index) =>
        kwan.documents
          .upload({ service: services[index] ?? "", document: "affidavit", file: fileOf(pdf(), "a.pdf") })
          .settled(),
      );
      await sleep(500);
      for (const { kwan } of senders.slice(0, 3)) {
        const startedAt = performance.now();
        await kwan.users.me();
        await kwan.services.list(senders[0]?.driver ?? "").settled();
        expect(performance.now() - startedAt).toBeLessThan(2_000);
      }
      for (const upload of await Promise.all(uploads))
        expect(!upload.ok && [upload.error.status, upload.error.code]).toEqual([503, "unavailable"]);
      expect(performance.now() - began).toBeLessThan(20_000);
    });
  });
});

eachDatabase((database) => {
  describe("an upload", () => {
    const of = testServer(database);
    const send = (server: TestServer, { token }: Person, form: string, more = "") =>
      fetch(`${server.baseUrl}/document/${more}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
        body: form,
      });
    const part = (disposition: string, value = "x") => `--b\r\ncontent-disposition: ${disposition}\r\n\r\n${value}\r\n`;

    it.each(["form-data", 'form-data; name=""', 'form-data; filename="a.pdf"'])(
      "with a part that has no name (%s) is malformed",
      async (disposition) => {
        const server = of();
        const answer = await send(server, await server.person(), `${part(disposition)}--b--\r\n`);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: "malformed" });
      },
    );

    it("by a role that may not send files is refused before its bytes are kept", async () => {
      const server = of();
      const reviewer = await server.person({ role: "reviewer" });
      const answer = await send(server, reviewer, `${part('form-data; name="service"')}--b--\r\n`);
      expect(answer.status).toBe(403);
    });

    it.each([
      ["a role that may not send files", "reviewer", 403],
      ["a form that is too large", "driver", 413],
    ] as const)(
      "that is refused (%s) gets its answer after 16 MB, however much is still to come",
      async (_, role, status) => {
        const server = of();
        const { token } = await server.person({ role });
        const { socket, text } = await openSocket(server.baseUrl);
        socket.write(
          `POST /api/document/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000000\r\n\r\n`,
        );
        socket.write(Buffer.alloc(17 * 1_048_576));
        await vi.waitFor(() => expect(readRaw(text()).status).toBe(status), { timeout: 10_000 });
        socket.destroy();
      },
    );

    it("of a file to import is refused unread if it is larger than 100 MB", async () => {
      const server = of();
      const { token } = await server.person({ role: "admin" });
      const { socket, text } = await openSocket(server.baseUrl);
      socket.write(
        `POST /api/office/import/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${102 * 1_048_576}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(17 * 1_048_576));
      await vi.waitFor(() => expect(readRaw(text()).status).toBe(413), { timeout: 10_000 });
      socket.destroy();
    });

    it("of a picture with too many pixels is refused", async () => {
      const server = of();
      const owner = await server.person();
      const upload = await owner.kwan.documents
        .upload({
          service: await draftOf(server, owner),
          document: "affidavit",
          file: fileOf(sized(60_000, 60_000), "a.png"),
        })
        .settled();
      expect(!upload.ok && [upload.error.status, upload.error.code]).toEqual([413, "too_large"]);
    });

    it("has to wait if one person sends more than ten at the same time, or if memory is full", async () => {
      const server = of();
      const begin = async ({ token }: Person, bytes: number) => {
        const { socket, text, ended } = await openSocket(server.baseUrl);
        socket.write(
          `POST /api/document/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${bytes}\r\n\r\n--b\r\n`,
        );
        return { socket, text, ended };
      };
      const greedy = await server.person();
      const held = await Promise.all(Array.from({ length: 10 }, () => begin(greedy, 500)));
      // A busy server may take a moment to read the start of each upload, so keep trying until it rejects another
      // upload.
      const oneMore = async () => {
        const next = await begin(greedy, 10);
        next.socket.write("x".repeat(5));
        await next.ended;
        expect(readRaw(next.text()).status).toBe(429);
      };
      await vi.waitFor(oneMore, { timeout: 10_000, interval: 300 });

      const many = await Promise.all(Array.from({ length: 16 }, () => server.person()));
      for (const person of many) held.push(await begin(person, 6 * 1_048_576));
      await sleep(300);
      const late = await begin(await server.person(), 6 * 1_048_576);
      late.socket.write("x".repeat(6 * 1_048_576 - 5));
      await late.ended;
      expect(readRaw(late.text()).status).toBe(503);
      expect(readRaw(late.text()).headers["retry-after"]).toBe("5");

      for (const { socket } of held) socket.destroy();
      await sleep(300);
      const owner = await server.person();
      const document = await owner.kwan.documents.upload({
        service: await draftOf(server, owner),
        document: "affidavit",
        file: fileOf(pdf(), "a.pdf"),
      });
      expect(document.status).toBe("uploaded");
    });

    it("answers of a form that grow without limit are refused, and a draft keeps its previous answers", async () => {
      const server = of();
      const owner = await server.person();
      const draft = await draftOf(server, owner);
      const row = server.db.kysely.updateTable("services").where("id", "=", draft);
      await row.set({ details: JSON.stringify({ incident: "x".repeat(65_000) }) }).execute();
      const answer = await fetch(`${server.baseUrl}/service/lost-damaged-license/${draft}/`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
        body: JSON.stringify({ details: { police_station: "y".repeat(900), district: "z".repeat(900) } }),
      });
      expect([answer.status, (await answer.json()).code]).not.toContain(500);
      const { details } = await server.db.kysely
        .selectFrom("services")
        .select("details")
        .where("id", "=", draft)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(details).length).toBeLessThan(66_000);
    });
  });
});
