/** A point on the earth, in degrees. */
export type GeoPoint = readonly [lon: number, lat: number];

/** The empty edge around the outline, as a part of its longer side. */
const edge = 0.03;
/** The longer side of the drawing, in its own units. */
const length = 600;

/**
 * Returns the size of a drawing that contains all points, and a function that places a point in it. A degree of longitude
 * is shorter the further the country is from the equator.
 */
export function projectionOf(points: readonly GeoPoint[]) {
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [(east - west) * narrowing, north - south];
  const scale = length / Math.max(width, height);
  const margin = length * edge;
  return {
    width: Math.round(width * scale + 2 * margin),
    height: Math.round(height * scale + 2 * margin),
    place: ([lon, lat]: GeoPoint) => ({
      x: (lon - west) * narrowing * scale + margin,
      y: (north - lat) * scale + margin,
    }),
  };
}
