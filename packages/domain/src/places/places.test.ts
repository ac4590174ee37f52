import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import vectors from "../../test-vectors/addresses.json" with { type: "json" };
import { digitalAddress, postCodeOf, readDigitalAddress } from "./digital-address.ts";
import { distanceKm } from "./distance.ts";
import { addressFromPlace, type MapsPlace, roundCoordinate } from "./place-address.ts";

describe("the address of a place", () => {
  it.each(vectors.cases)("is $output [R-ENT-07]", ({ input, output }) => {
    const address = addressFromPlace(input as MapsPlace);
    expect(Object.entries(address).sort()).toEqual(Object.entries(output).sort());
  });

  it("reads coordinates from the methods of a map object [R-ENT-07]", () => {
    const { lat, lon } = addressFromPlace({ geometry: { location: { lat: () => 5.123456789, lng: () => -0.5 } } });
    expect([lat, lon]).toEqual([5.12345679, -0.5]);
  });

  it.each(["neighbourhood", "neighborhood", "sublocality"])("calls a %s a town [R-ENT-07]", (type) => {
    expect(addressFromPlace({ address_components: [{ long_name: "Osu", types: ["political", type] }] }).town).toBe(
      "Osu",
    );
  });

  it("rounds to 8 decimals, and rounding again changes nothing [R-ENT-07]", () => {
    expect(roundCoordinate(-0.000000001)).toBe(0);
    expect(Object.is(roundCoordinate(-0), 0)).toBe(true);
    expect(roundCoordinate(Number.NaN)).toBeNull();
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
        const once = roundCoordinate(degrees)!;
        expect(roundCoordinate(once)).toBe(once);
        expect(Math.abs(once - degrees)).toBeLessThanOrEqual(5.0001e-9);
        expect(String(once)).toMatch(/^-?\d+(\.\d{1,8})?$|e-[5-8]$/);
      }),
    );
  });
});

describe("a digital address", () => {
  it.each([
    ["GA-183-8164", "GA-183-8164", "GA-183"],
    ["ak 039 5028", "AK-039-5028", "AK-039"],
    ["GA1838164", "GA-183-8164", "GA-183"],
    ["E3-1234-5678", "E3-1234-5678", "E3-1234"],
    ["GA-18-8164", null, null],
    ["GA-183-816", null, null],
    ["1A-183-8164", null, null],
    ["", null, null],
    ["GA-183-8164-1", null, null],
  ])("'%s' is read as %s with the postcode %s", (text, read, postCode) => {
    expect(readDigitalAddress(text)).toBe(read);
    expect(postCodeOf(text)).toBe(postCode);
    expect(z.safeParse(digitalAddress, text).success).toBe(read !== null || text === "");
  });
});

describe("the distance between two points", () => {
  it("is about 199.5 km from Accra to Kumasi", () => {
    const km = distanceKm({ lat: 5.6037, lon: -0.187 }, { lat: 6.6885, lon: -1.6244 });
    expect(km).toBeCloseTo(199.5, 1);
  });

  it("is half the circumference to the opposite point, and zero to the same point", () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 6);
    expect(distanceKm({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(Math.PI * 6371, 6);
    expect(distanceKm({ lat: 5.6, lon: -0.2 }, { lat: 5.6, lon: -0.2 })).toBe(0);
  });

  it("is the same in both directions", () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
        expect(distanceKm(one, { lat: -one.lat, lon: one.lon + 180 })).toBeCloseTo(Math.PI * 6371, 3);
      }),
    );
  });
});
