import { describe, expect, it } from "vitest";
import { ConcurrencyLimit } from "../src/people/accounts/concurrency-limit.ts";
import { hashPassword, isPassword } from "../src/people/accounts/passwords.ts";
import { password } from "./server.ts";

describe("the hash of a password", () => {
  it("is a PHC string, which only matches that password", async () => {
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPassword(password, hash)).toBe(true);
    expect(await isPassword(`${password}!`, hash)).toBe(false);
  });

  it("is read from the reference implementation", async () => {
    const [nonce, tag] = ["c29tZXNhbHQ", "CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"];
    expect(await isPassword("password", `$argon2id$v=19$m=65536,t=2,p=1$${nonce}$${tag}`)).toBe(true);
    expect(await isPassword("Password", `$argon2id$v=19$m=65536,t=2,p=1$${nonce}$${tag}`)).toBe(false);
  });
});

it("hashes wait for their turn in a queue of limited length, and are refused if it is full", async () => {
  const limit = new ConcurrencyLimit({ width: 1, longestQueue: 2 });
  const done: string[] = [];
  const run = (name: string) =>
    limit.run(
      async () => void done.push(name),
      () => new Error("The queue is full."),
    );
  const running = [run("first"), run("second"), run("third")];
  await expect(run("fourth")).rejects.toThrow("The queue is full.");
  await Promise.all(running);
  await run("fifth");
  expect(done).toEqual(["first", "second", "third", "fifth"]);
});

it("hashes that run at the same time are as many as the limit allows, and a place is free again after an error", async () => {
  const limit = new ConcurrencyLimit({ width: 2, longestQueue: 1 });
  const refusal = () => new Error("The queue is full.");
  const open: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => open.push(resolve));
  const running = [limit.run(work, refusal), limit.run(work, refusal), limit.run(work, refusal)];
  expect(open).toHaveLength(2);
  await expect(limit.run(work, refusal)).rejects.toThrow("The queue is full.");
  open[0]?.();
  await running[0];
  await expect.poll(() => open.length).toBe(3);
  for (const end of open) end();
  await Promise.all(running);
  for (let time = 0; time < 3; time++)
    await expect(limit.run(() => Promise.reject(new Error("It failed.")), refusal)).rejects.toThrow("It failed.");
  let count = 0;
  await Promise.all([1, 2].map(() => limit.run(async () => void count++, refusal)));
  expect(count).toBe(2);
});

it("a password matches whichever way its letters are composed, and no password matches no hash", async () => {
  const hash = await hashPassword("Akua-Am\u00e9lie-2026");
  expect(await isPassword("Akua-Ame\u0301lie-2026", hash)).toBe(true);
  expect(await hashPassword(password)).not.toBe(await hashPassword(password));
  expect(await isPassword(password, null)).toBe(false);
});
