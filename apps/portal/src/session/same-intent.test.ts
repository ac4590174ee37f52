import { afterEach, expect, test, vi } from "vitest";
import { withOneKeyPerIntent } from "./same-intent.ts";

const post = (body: object, key: string) =>
  new Request("https://portal.example/api/service/delivery-location/", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });

/** A way to the server that gives these answers one after the other, and notes the keys it saw; null is lost. */
function way(...answers: (number | null)[]) {
  const keys: (string | null)[] = [];
  const send = withOneKeyPerIntent(async (request) => {
    keys.push(request.headers.get("idempotency-key"));
    const status = answers.shift();
    if (status === null || status === undefined) throw new TypeError("Failed to fetch");
    return new Response(await request.text(), { status });
  });
  return { keys, send };
}

afterEach(() => void vi.useRealTimers());

test.each([null, 502, 409])("[R-ADD-13] what was not taken (%s) goes out again under the same key", async (lost) => {
  const { keys, send } = way(lost, 201, 201);
  await send(post({ city: "Accra" }, "one")).catch(() => undefined);
  const answer = await send(post({ city: "Accra" }, "two"));
  expect(await answer.json()).toEqual({ city: "Accra" });
  // It was answered: to send it once more is to want it once more.
  await send(post({ city: "Accra" }, "three"));
  expect(keys).toEqual(["one", "one", "three"]);
});

test("[R-ADD-13] what was changed since is another intent, and has a key of its own", async () => {
  const { keys, send } = way(null, 201);
  await send(post({ city: "Accra" }, "one")).catch(() => undefined);
  await send(post({ city: "Ho" }, "two"));
  expect(keys).toEqual(["one", "two"]);
});

const write = (method: string) =>
  new Request("https://portal.example/api/service/learners-license/srv_1/", { method, body: "{}" });

test.each(["POST", "PATCH", "PUT", "DELETE"])(
  "[R-ADD-13] after a %s was taken, the same words mean to do it anew: no old answer tells of what is no more",
  async (method) => {
    const { keys, send } = way(null, 200, 200);
    await send(post({ action: "submit" }, "one")).catch(() => undefined);
    await send(write(method));
    await send(post({ action: "submit" }, "two"));
    expect([keys[0], keys[2]]).toEqual(["one", "two"]);
  },
);

test("[R-ADD-13] what was only read, or not taken, leaves the key as it was", async () => {
  const { keys, send } = way(null, 200, 409, 200);
  await send(post({ action: "submit" }, "one")).catch(() => undefined);
  await send(new Request("https://portal.example/api/service/"));
  await send(write("PATCH"));
  await send(post({ action: "submit" }, "two"));
  expect(keys[3]).toBe("one");
});

test("[R-ADD-13] ten minutes later the same words mean to do it anew", async () => {
  vi.useFakeTimers();
  const { keys, send } = way(null, null, 200);
  await send(post({ action: "resubmit" }, "one")).catch(() => undefined);
  vi.advanceTimersByTime(9 * 60_000);
  await send(post({ action: "resubmit" }, "two")).catch(() => undefined);
  vi.advanceTimersByTime(2 * 60_000);
  await send(post({ action: "resubmit" }, "three"));
  expect(keys).toEqual(["one", "one", "three"]);
});
