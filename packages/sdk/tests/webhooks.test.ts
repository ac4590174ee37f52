import { createContext, Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { bundle } from "../bench/bundles.ts";
import { signWebhook, verifyWebhook, WebhookError } from "../src/webhooks.ts";
import vectors from "../test-vectors/webhooks.json" with { type: "json" };

type Input = (typeof vectors.cases)[number]["input"];

const headersOf = ({ id, timestamp, signature }: Input) =>
  Object.fromEntries(
    Object.entries({ "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  );

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const body = '{"test": 2432232314}';

/** Returns the code with which the verifier refuses a message. */
async function refusal(verified: Promise<unknown>): Promise<string> {
  const error = await verified.then(
    () => new Error("The message was accepted."),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WebhookError);
  return (error as WebhookError).code;
}

describe("a signed webhook [R-SDK-18]", () => {
  test.each(vectors.cases)("$title", async ({ input, output, error }) => {
    const verified = verifyWebhook({ headers: headersOf(input), body: input.body }, input.secrets, {
      now: new Date(input.now * 1000),
    });
    if (error === undefined) {
      const { id, sentAt, payload } = await verified;
      expect({ id, sent_at: sentAt.toISOString(), payload }).toEqual(output);
    } else expect(await refusal(verified)).toBe(error);
  });

  test("arrives in each form that servers have", async () => {
    const headers = await signWebhook({ id: "msg_1", body }, secret);
    const bytes = new TextEncoder().encode(body);
    const larger = new Uint8Array([0, ...bytes, 0]);
    for (const form of [body, bytes, bytes.buffer, Buffer.from(body), larger.subarray(1, -1)])
      expect(await verifyWebhook({ headers, body: form }, secret)).toMatchObject({ payload: { test: 2432232314 } });
    const request = new Request("http://localhost/", { method: "POST", headers, body });
    expect(await verifyWebhook({ headers: request.headers, body: await request.arrayBuffer() }, secret)).toMatchObject({
      id: "msg_1",
    });
    const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
    expect(await verifyWebhook({ headers: capitals, body }, secret)).toMatchObject({ id: "msg_1" });
  });

  test("is refused with a hint if the framework has parsed the body", async () => {
    const headers = await signWebhook({ id: "msg_1", body }, secret);
    const parsed = JSON.parse(body) as string;
    expect(await refusal(verifyWebhook({ headers, body: parsed }, secret))).toBe("body_parsed");
    expect(new WebhookError("body_parsed", "").isOwnMistake).toBe(true);
    expect(new WebhookError("secret_invalid", "").isOwnMistake).toBe(true);
    expect(new WebhookError("signature_wrong", "").isOwnMistake).toBe(false);
  });

  test("never has its secret in an error", async () => {
    const broken = ["whsec_c2hvcnQ=", "hunter2", "whsec_%%hunter2"];
    for (const one of broken) {
      const verified = verifyWebhook({ headers: await signWebhook({ id: "msg_1", body }, secret), body }, one);
      await expect(verified).rejects.not.toThrow(one.replace("whsec_", ""));
    }
  });

  test("may have a tolerance of your own", async () => {
    const headers = await signWebhook({ id: "msg_1", body, sentAt: new Date(1_000_999) }, secret);
    const at = (seconds: number) =>
      verifyWebhook({ headers, body }, secret, { now: new Date(seconds * 1000), toleranceSeconds: 10 });
    expect(await at(1010)).toMatchObject({ sentAt: new Date(1_000_000) });
    expect(await refusal(at(1011))).toBe("too_old");
  });

  test("is verified with only the web's own globals, in less than 2 kB", async () => {
    const { text, gzip } = await bundle(
      `import { signWebhook, verifyWebhook } from "../src/webhooks.ts";
       globalThis.answer = signWebhook({ id: "msg_1", body: "[1]" }, "${secret}")
         .then((headers) => verifyWebhook({ headers, body: "[1]" }, "${secret}")).then(({ payload }) => JSON.stringify(payload));`,
    );
    expect(gzip).toBeLessThan(2_000);
    const edge = createContext({ atob, btoa, crypto, Headers, TextDecoder, TextEncoder });
    new Script(`(() => {${text}})()`).runInContext(edge);
    expect(await (edge as { answer: Promise<string> }).answer).toBe("[1]");
  });
});
