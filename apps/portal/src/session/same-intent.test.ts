import { expect, test } from "vitest";
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
