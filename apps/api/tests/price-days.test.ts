import { pesewas } from "@kwan/domain";
import { kinds, type Price } from "@kwan/domain/kinds";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const kind = "drivers-renewal";
const prices = kinds[kind].prices as Price[];
const minute = 60_000;

// A release that knows a price that begins later: GHS 210 until the end of February 2027, then GHS 255.
beforeAll(() => {
  prices.push({ item: "application", pesewas: pesewas(25_500), due: "on_sending", from_day: "2027-03-01" });
});
afterAll(() => {
  prices.pop();
});

eachDatabase((database) => {
  const of = testServer(database);

  it("an invoice has the price of the day on which it is made, from midnight in Accra on [R-API-S06]", async () => {
    const server = of();
    server.clock.now = new Date("2027-02-28T23:59:30Z");
    const payer = await server.person();
    const [early, late] = await Promise.all([
      newApplication(server, { driver: payer.driver, filed_by: payer.id }),
      newApplication(server, { driver: payer.driver, filed_by: payer.id, kind: "center-change" }),
    ]);
    const costs = async () => (await server.kwan.services.costs({ kind, tier: "standard" })).results[0]?.total;
    const items = async () => (await server.kwan.services.costItems({ kind, limit: 50 })).results;
    const available = async () =>
      (await payer.kwan.drivers.availableServices(payer.driver ?? "")).results.find((each) => each.kind === kind)
        ?.price;
    const made = await payer.kwan.invoices.generate(early);
    expect([made.total, await costs(), await available()]).toEqual(["210.00", "210.00", "210.00"]);

    server.clock.forward(minute);
    expect([await costs(), await available()]).toEqual(["255.00", "255.00"]);
    expect((await items()).filter(({ item }) => item === "application")).toMatchObject([{ price: "255.00" }]);
    // An invoice that was made before keeps its price until it expires, and what has no later price costs the same.
    expect((await payer.kwan.invoices.generate(early)).total).toBe("210.00");
    expect((await payer.kwan.invoices.generate(late)).total).toBe("50.00");
    const next = await server.person();
    const filed = await newApplication(server, { driver: next.driver, filed_by: next.id });
    expect((await next.kwan.invoices.generate(filed)).total).toBe("255.00");
    server.clock.forward(15 * 24 * 60 * minute);
    expect((await payer.kwan.invoices.generate(early)).total).toBe("255.00");
  });
});
