/** A point on the globe, in degrees. */
export type Point = { readonly lat: number; readonly lon: number };

const earthRadiusKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Returns the distance between two points in kilometres along the Earth's surface (haversine formula).
 *
 * @example
 * distanceKm({ lat: 5.6037, lon: -0.187 }, { lat: 6.6885, lon: -1.6244 }); // about 200
 */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const square = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2;
  // For points on opposite sides of the globe, rounding can produce a value slightly above 1.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}
