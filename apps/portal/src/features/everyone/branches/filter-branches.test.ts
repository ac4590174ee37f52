import { expect, test } from "vitest";
import { filterBranches } from "./filter-branches.ts";
import { outline } from "./ghana.ts";
import type { Branch } from "./queries.ts";

const branch = (name: string, region: string, services: string[]) => ({ name, city: name, region, services }) as Branch;
const all = [
  branch("Accra, 37 Station", "Greater Accra", ["learners-license"]),
  branch("Kumasi", "Ashanti", ["learners-license", "drivers-renewal"]),
  branch("Hohoe", "Volta", []),
];

test.each([
  [{ region: "", service: "", text: "" }, ["Accra, 37 Station", "Kumasi", "Hohoe"]],
  [{ region: "Ashanti", service: "", text: "" }, ["Kumasi"]],
  [{ region: "", service: "drivers-renewal", text: "" }, ["Kumasi"]],
  [{ region: "", service: "", text: "37 accra" }, ["Accra, 37 Station"]],
  [{ region: "Volta", service: "learners-license", text: "" }, []],
])("%j finds %j [R-ADD-18]", (filter, names) => {
  expect(filterBranches(all, filter).map(({ name }) => name)).toEqual(names);
});

/** Counts how often a line to the south of a place crosses the border: an odd number, if the place is inside. */
const crossings = (lon: number, lat: number) =>
  outline.filter(([west, south], at) => {
    const [east, north] = outline[(at + 1) % outline.length] ?? [west, south];
    return west > lon !== east > lon && lat > south + ((lon - west) / (east - west)) * (north - south);
  }).length;

test.each([
  ["Accra", -0.187, 5.62],
  ["Bolgatanga", -0.85, 10.79],
  ["Half Assini", -2.88, 5.06],
  ["Tamale", -0.84, 9.4],
])("%s is inside the border on the map [R-ADD-18]", (_name, lon, lat) => {
  expect(crossings(lon, lat) % 2).toBe(1);
});
