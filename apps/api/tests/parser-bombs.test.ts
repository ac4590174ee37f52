import { beforeAll, describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { heading } from "./licence-files.ts";
import { type Person, testServer } from "./server.ts";

const json = { "content-type": "application/json" };
const boundary = { "content-type": "multipart/form-data; boundary=b" };
const many = 200_000;
const part = (name: string, value = "x") => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (text: string) =>
  `${part("kind", "licences")}--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n${text}\r\n--b--`;

const post = (headers: Readonly<Record<string, string>>, body: string) => ({ method: "POST", headers, body });

/** Bodies that are valid for their format, but deeper or longer than any person or program would send. */
const nested: readonly (readonly [string, string])[] = [
  ["lists", `${"[".repeat(many)}${"]".repeat(many)}`],
  ["objects", `${'{"a":'.repeat(many / 2)}1${"}".repeat(many / 2)}`],
  ["open lists", "[".repeat(many)],
  ["lists behind a string with brackets and quotes", `["]]]\\"[[[",${"[".repeat(41)}${"]".repeat(41)}]`],
];

eachDatabase((database) => {
  const of = testServer(database);
  let learner: Person;
  let admin: Person;
  let application = "";

  beforeAll(async () => {
    learner = await of().person();
    admin = await of().person({ role: "admin" });
    application = await newApplication(of(), {
      driver: learner.driver,
      filed_by: learner.id,
      kind: "lost-damaged-license/lost",
      status: "draft",
    });
  });
  const ask = async (path: string, init: RequestInit, token?: string) => {
    const headers = { ...(init.headers as object), ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${of().baseUrl}${path}`, { ...init, headers });
    return { status: answer.status, text: await answer.text() };
  };

  describe("a body or address that is meant to exhaust a parser is refused [R-OPS-06]", () => {
    it.each(nested)("JSON: %s nested too deeply, by nobody and into the answers of a draft", async (_, body) => {
      const answers = [
        await ask("/learner/register/", post(json, body)),
        await ask("/payment/webhook/paystack/", post(json, body)),
        await ask(
          `/service/lost-damaged-license/lost/${application}/`,
          { ...post(json, `{"details":${body}}`), method: "PATCH" },
          learner.token,
        ),
      ];
      for (const { status, text } of answers) expect([status, JSON.parse(text).code]).toEqual([400, "malformed"]);
    });

    it("JSON as deep as is allowed is parsed, and brackets in texts do not count", async () => {
      const deep = `{"first_name":${"[".repeat(39)}${"]".repeat(39)}}`;
      const brackets = JSON.stringify({ first_name: `\\"${"[{".repeat(10_000)}` });
      for (const body of [deep, brackets]) {
        const { status, text } = await ask("/learner/register/", post(json, body));
        expect([status, JSON.parse(text).code]).toEqual([400, "invalid"]);
      }
    });

    it.each([
      ["many values", `?${"search=a&".repeat(1_500)}`],
      ["a name with many brackets", `?${"a[".repeat(4_000)}`],
      ["broken escapes", `?search=${"%E0%A4".repeat(1_000)}`],
      ["a long cursor", `?cursor=${"A".repeat(8_000)}`],
    ])("query: %s", async (_, query) => {
      const { status, text } = await ask(`/users/sessions/${query}`, {}, learner.token);
      expect(status, text).toBeLessThan(500);
    });

    it.each([
      ["many fields", `${part("a").repeat(5_000)}--b--`, 413],
      ["names with many dots", `${part("a.".repeat(90))}--b--`, 400],
      ["a name of objects", `${part("constructor.prototype.x")}--b--`, 400],
      ["a long name", `${part("a".repeat(5_000))}--b--`, 400],
      ["many headers in a part", `--b\r\n${"x-a: b\r\n".repeat(5_000)}\r\nx\r\n--b--`, 400],
      ["no end", part("a"), 400],
    ])("multipart: %s", async (_, body, expected) => {
      const { status, text } = await ask("/document/", post(boundary, body), learner.token);
      expect(status, text).toBe(expected);
    });

    it.each([
      ["one endless cell", file(`${heading}\n"${"a".repeat(900_000)}`)],
      ["one endless row", file(`${heading}\n${",".repeat(900_000)}`)],
      ["a heading of commas", file(",".repeat(900_000))],
      ["only quotation marks", file('"'.repeat(900_001))],
      ["only line ends", file("\n".repeat(900_000))],
    ])("a file to import: %s", async (_, body) => {
      const { status, text } = await ask("/office/import/", post(boundary, body), admin.token);
      expect(status, text).toBe(400);
    });
  });
});
