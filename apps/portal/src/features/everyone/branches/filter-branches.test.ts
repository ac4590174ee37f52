import { expect, test } from "vitest";
import { filterBranches } from "./filter-branches.ts";
import { placeOf, size } from "./ghana.ts";
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

test.each([
  ["Accra", -0.187, 5.603],
  ["Bawku", -0.24, 11.06],
  ["Half Assini", -2.88, 5.05],
  ["Aflao", 1.19, 6.11],
])("%s is on the map [R-ADD-18]", (_name, lon, lat) => {
  const { x, y } = placeOf(lon, lat);
  expect([x > 0, x < size.width, y > 0, y < size.height]).toEqual([true, true, true, true]);
});
