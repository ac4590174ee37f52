import { createService, getService, updateService } from "@kwan/contract";
import { createMock, simulatedCalls } from "@kwan/sdk/mock";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { giveCard } from "./fit-drivers.ts";
import { journey } from "./journey/journey.ts";
import { play, type Stage } from "./journey/play.ts";
import { seedBranches } from "./people.ts";
import { password, type TestServer, testServer } from "./server.ts";

/** The day on which the clock of a test server starts. */
const start = "2026-11-21T09:00:00.000Z";

async function serverStage(server: TestServer): Promise<Stage> {
  const { accra } = await seedBranches(server);
  const driver = await server.person({ is_id_verified: true });
  const stranger = await server.person({ is_id_verified: true });
  const officer = await server.person({ role: "officer", branch_id: accra });
  await giveCard(server, driver, { issued_on: "2026-01-25" });
  // This card has to be renewed within a month.
  await giveCard(server, stranger, { issued_on: "2024-12-21" });
  const address = { digital_address: "GA-183-8164", city: "Accra", country: "Ghana" };
  await server.db.kysely
    .updateTable("drivers")
    .set({ sex: "female", address: JSON.stringify(address) })
    .execute();
  await server.db.kysely.updateTable("licenses").set({ certificate_number: "CC/2026/000001" }).execute();
  return {
    baseUrl: server.baseUrl,
    people: { driver, stranger, officer },
    password,
    fetch: (request) => fetch(request),
    codeFor: server.lastCode,
    pay: (reference, choice) =>
      fetch(`${server.baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
        method: "POST",
        body: new URLSearchParams({ choice }),
      }),
    forward: (milliseconds) => server.clock.forward(milliseconds),
  };
}

function mockStage(): Stage {
  const baseUrl = "http://mock.example/api";
  const mock = createMock({ baseUrl, now: () => new Date(start) });
  const person = (mailbox: string) => {
    const invented = mock.people.find(({ email }) => email === `${mailbox}@kwan.example`);
    if (!invented) throw new Error(`The mock has no ${mailbox}.`);
    return invented;
  };
  return {
    baseUrl,
    people: { driver: person("second.driver"), stranger: person("driver"), officer: person("officer") },
    password: person("driver").password,
    fetch: mock.respond,
    codeFor: mock.codeFor,
    pay: mock.pay,
    forward: mock.forward,
  };
}

/** Calls that exist for each kind of service are simulated by the same code, so the journey needs only one of each. */
const ofEachKind = [createService, getService, updateService].map((table) => Object.values(table).map(({ id }) => id));

eachDatabase((database) => {
  const server = testServer(database);
  describe("one journey, on the server and on the mock", () => {
    it("gives the same status, code, fields, types and words in each step [R-SDK-13]", async () => {
      const real = await play(await serverStage(server()), journey);
      const mocked = await play(mockStage(), journey);
      for (const [index, outcome] of real.entries())
        expect.soft(mocked[index], `step ${index + 1}: ${outcome.title}`).toEqual(outcome);
      expect(mocked.length).toBe(real.length);
    });
  });
});

it("every call that the mock simulates is in the journey [R-SDK-13]", async () => {
  const played = new Set((await play(mockStage(), journey)).map(({ call }) => call));
  const missing = simulatedCalls.filter(({ id }) => !played.has(id)).map(({ id }) => id);
  expect(missing.filter((id) => !ofEachKind.flat().includes(id))).toEqual([]);
  for (const ids of ofEachKind) expect(ids.some((id) => played.has(id))).toBe(true);
});
