import { kindRows } from "@kwan/domain/kinds";
import { distanceKm } from "@kwan/domain/places";
import { cursorOf } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { seededBranches } from "../src/main/seed/branches.ts";
import { putBranches } from "../src/people/branches/store.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { testServer } from "./server.ts";

const kumasi = { lat: 6.6885, lon: -1.6244 };

describe("the authority's branches [R-ADD-18]", () => {
  it("are the 40 published ones, each with its own code and a location in Ghana", () => {
    expect(seededBranches).toHaveLength(40);
    expect(new Set(seededBranches.map(({ code }) => code)).size).toBe(40);
    for (const { code, lat, lon } of seededBranches) {
      expect(lat > 4.5 && lat < 11.2, code).toBe(true);
      expect(lon > -3.3 && lon < 1.3, code).toBe(true);
    }
  });

  it("offer all services in regional offices, and all but three elsewhere", () => {
    for (const { name, services } of seededBranches)
      expect(services.length, name).toBe(kindRows.length - (name.includes("Regional Office") ? 0 : 3));
    const bekwai = seededBranches.find(({ code }) => code === "AS4");
    for (const kind of ["foreign-license-conversion", "international-driving-permit", "hazard-permit"] as const)
      expect(bekwai?.services).not.toContain(kind);
    expect(bekwai?.services).toContain("hazard-permit/renew");
  });

  it("offer driving tests in regional offices, at Weija, Tema and Adentan", () => {
    const centres = seededBranches.filter(({ is_test_centre }) => is_test_centre).map(({ code }) => code);
    expect(centres).toEqual([
      "GA1",
      "GA3",
      "GA4",
      "GA5",
      "AS1",
      "WR1",
      "CR1",
      "ER1",
      "VR1",
      "BO1",
      "NR1",
      "SV1",
      "UE1",
      "UW1",
    ]);
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  beforeAll(async () => {
    const { db, deps } = server();
    await putBranches(db.kysely, seededBranches, deps.newId);
  });

  /** Reads all pages of a list by following their cursors. */
  async function pages(query: NonNullable<Parameters<ReturnType<typeof server>["kwan"]["branches"]["list"]>[0]>) {
    const { branches } = server().kwan;
    const all = [await branches.list(query)];
    for (let cursor = cursorOf(all[0]!.next); cursor; cursor = cursorOf(all.at(-1)!.next))
      all.push(await branches.list({ ...query, cursor }));
    return all;
  }

  describe("listing branches [R-API-B01]", () => {
    it("returns all of them by name, page by page, to anybody", async () => {
      const all = await pages({ limit: 15 });
      expect(all.map(({ results }) => results.length)).toEqual([15, 15, 10]);
      expect(all.map(({ count }) => count)).toEqual([40, 40, 40]);
      const seen = all.flatMap(({ results }) => results);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(40);
      expect(seen.map(({ name }) => name).toSorted()).toEqual(seededBranches.map(({ name }) => name).toSorted());
      expect(all[0]!.previous).toBeNull();
      const back = await server().kwan.branches.list({ limit: 15, cursor: cursorOf(all[2]!.previous)! });
      expect(back.results).toEqual(all[1]!.results);
    });

    it("invents no phone number or digital address, and says that locations are approximate", async () => {
      for await (const branch of server().kwan.branches.list())
        expect(branch).toMatchObject({
          phone_number: null,
          digital_address: null,
          is_approximate: true,
          distance_km: null,
        });
    });

    it("filters by region, ignoring case", async () => {
      const { results, count } = await server().kwan.branches.list({ region: "ashanti" });
      expect(count).toBe(5);
      expect(new Set(results.map(({ region }) => region))).toEqual(new Set(["Ashanti"]));
    });

    it("filters by service, by its kind or its code", async () => {
      const { branches } = server().kwan;
      const byKind = await branches.list({ service: "international-driving-permit", limit: 100 });
      const byCode = await branches.list({ service: "idp", limit: 100 });
      expect(byKind.count).toBe(12);
      expect(byCode.results).toEqual(byKind.results);
      expect((await branches.list({ service: "DLR" })).count).toBe(40);
      await expect(branches.list({ service: "XYZ" })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { service: [expect.any(String)] },
      });
    });

    it("searches name, town, region and code, and takes % and _ literally", async () => {
      const { branches } = server().kwan;
      const codesFor = async (search: string) =>
        (await branches.list({ search, limit: 100 })).results.map(({ code }) => code).toSorted();
      expect(await codesFor("dormaa")).toEqual(["BO3"]);
      expect(await codesFor("ahafo")).toEqual(["AH1", "AH2"]);
      expect(await codesFor(" uw2 ")).toEqual(["UW2"]);
      expect(await codesFor("%")).toEqual([]);
      expect(await codesFor("_")).toEqual([]);
      expect(await codesFor("\0")).toHaveLength(40);
    });

    it("sorts by distance from a point, and returns the distance of each [R-ADD-18]", async () => {
      const { results } = await server().kwan.branches.list({ ...kumasi, limit: 100 });
      expect(results[0]).toMatchObject({ code: "AS1", distance_km: 0 });
      const distances = results.map(({ distance_km }) => distance_km!);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const { lat, lon, distance_km } of results)
        expect(distance_km).toBeCloseTo(distanceKm(kumasi, { lat, lon }), 0);
    });

    it("pages by distance without losing or repeating a branch, in both directions [R-ADD-18]", async () => {
      const whole = await server().kwan.branches.list({ ...kumasi, limit: 100 });
      const all = await pages({ ...kumasi, limit: 7 });
      expect(all.flatMap(({ results }) => results)).toEqual(whole.results);
      expect(all).toHaveLength(6);
      const back = await server().kwan.branches.list({ ...kumasi, limit: 7, cursor: cursorOf(all[2]!.previous)! });
      expect(back.results).toEqual(all[1]!.results);
      const narrowed = await pages({ ...kumasi, region: "Eastern", service: "DLR", limit: 2 });
      expect(narrowed.map(({ results }) => results.length)).toEqual([2, 2, 1]);
    });

    it.each([
      [{ lat: 5.6 }, "lon"],
      [{ lon: -0.2 }, "lat"],
      [{ lat: 91, lon: 0 }, "lat"],
      [{ lat: 0, lon: 181 }, "lon"],
      [{ cursor: "nonsense" }, "cursor"],
      [{ ...kumasi, cursor: "nonsense" }, "cursor"],
      [{ limit: 0 }, "limit"],
    ])("explains what is wrong with %o", async (query, field) => {
      await expect(server().kwan.branches.list(query)).rejects.toMatchObject({
        status: 400,
        fieldErrors: { [field]: [expect.any(String)] },
      });
    });

    it("refuses a cursor that was made for another point", async () => {
      const { next } = await server().kwan.branches.list({ ...kumasi, limit: 5 });
      const cursor = cursorOf(next)!;
      await expect(server().kwan.branches.list({ lat: 5, lon: 0, cursor })).rejects.toMatchObject({ status: 400 });
      await expect(server().kwan.branches.list({ cursor })).rejects.toMatchObject({ status: 400 });
    });
  });

  it("returns a branch with its hours and services, and a 404 for an unknown id [R-API-B02]", async () => {
    const { branches } = server().kwan;
    const { results } = await branches.list({ search: "Tema" });
    const tema = await branches.get(results[0]!.id);
    expect(tema).toMatchObject({
      code: "GA3",
      name: "Tema Regional Office",
      is_test_centre: true,
      opening_hours: "Monday to Friday, 8:00 to 17:00",
    });
    expect(tema.services).toHaveLength(kindRows.length);
    await expect(branches.get("brn_none")).rejects.toMatchObject({ status: 404 });
  });

  it("are seeded again without duplicates, and keep their ids and the entered details [R-ADD-16]", async () => {
    const { db, deps, kwan } = server();
    const before = await kwan.branches.list({ limit: 100 });
    const id = idOf("brn", before.results[0]?.id);
    await db.kysely
      .updateTable("branches")
      .set({ phone_number: "+233302000000", city: "Elsewhere" })
      .where("id", "=", id)
      .execute();
    await putBranches(db.kysely, seededBranches, deps.newId);
    const after = await kwan.branches.list({ limit: 100 });
    expect(after.results.map((branch) => branch.id)).toEqual(before.results.map((branch) => branch.id));
    expect(await kwan.branches.get(id)).toMatchObject({ phone_number: "+233302000000", city: "Elsewhere" });
    const { city = "" } = before.results[0] ?? {};
    await db.kysely.updateTable("branches").set({ phone_number: null, city }).where("id", "=", id).execute();
  });
});
