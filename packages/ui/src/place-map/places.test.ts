import { expect, test } from "vitest";
import { type GeoPoint, projectionOf } from "./places.ts";

const square: GeoPoint[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

test("the drawing contains every point, with an edge, and north is up", () => {
  const { width, height, place } = projectionOf(square);
  expect(width).toBe(height);
  const corners = square.map(place);
  for (const { x, y } of corners) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(18);
    expect(Math.max(x, y)).toBeLessThanOrEqual(width - 17);
  }
  expect(place([0, 1]).y).toBeLessThan(place([0, -1]).y);
  expect(place([-1, 0]).x).toBeLessThan(place([1, 0]).x);
});

test("far from the equator, a degree of longitude is shorter than one of latitude", () => {
  const north = square.map(([lon, lat]): GeoPoint => [lon, lat + 60]);
  const { width, height } = projectionOf(north);
  expect((width - 36) / (height - 36)).toBeCloseTo(0.5, 2);
});
