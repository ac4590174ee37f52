import { describe, expect, it } from "vitest";
import { networkOf } from "../src/platform/http/network.ts";
import { eachDatabase } from "./databases.ts";
import { password, testServer } from "./server.ts";

const logins = 150;

describe("the network that a limit applies to", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

eachDatabase((database) => {
  const of = testServer(database, { TRUSTED_PROXIES: "127.0.0.1" });

  describe("while passwords are being checked [R-OPS-06]", () => {
    it(`${logins} logins at the same time do not block others: no database connection is held`, async () => {
      const { baseUrl, person, clock } = of();
      const people = await Promise.all(Array.from({ length: 30 }, () => person()));
      const [reader] = people;
      const logIn = (index: number) =>
        fetch(`${baseUrl}/learner/login/email/initiate/`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${index}` },
          body: JSON.stringify({ email: people[index % people.length]?.email, password: `${password}!` }),
        });
      clock.forward(1_000);
      let isDone = false;
      const all = Promise.all(Array.from({ length: logins }, (_, index) => logIn(index))).finally(() => {
        isDone = true;
      });
      const waits: number[] = [];
      const began = performance.now();
      while (!isDone) {
        const startedAt = performance.now();
        const me = await fetch(`${baseUrl}/users/me/`, { headers: { authorization: `Bearer ${reader?.token}` } });
        expect(me.status).toBe(200);
        await me.body?.cancel();
        waits.push(performance.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const took = performance.now() - began;
      const statuses = (await all).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([400]));
      // Reads do not wait for the passwords in the queue, so each one takes a small part of the total time.
      expect(waits.length).toBeGreaterThan(5);
      expect(Math.max(...waits)).toBeLessThan(Math.max(1_000, took / 3));
    });

    it("a limit by address applies to a whole /64 of IPv6", async () => {
      const { baseUrl, clock } = of();
      clock.forward(3_600_000);
      const statuses: number[] = [];
      for (let host = 1; host <= 12; host++) {
        const answer = await fetch(`${baseUrl}/learner/login/email/initiate/`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": `2001:db8:5:6::${host.toString(16)}` },
          body: JSON.stringify({ email: "nobody@mail.example", password }),
        });
        statuses.push(answer.status);
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    });
  });
});
