/** A rough, hand-drawn outline of Ghana: the longitude and latitude of points along the border and the coast. */
export const outline: readonly (readonly [lon: number, lat: number])[] = [
  [-3.1, 5.1],
  [-2.6, 4.95],
  [-2.1, 4.75],
  [-1.75, 4.9],
  [-1.25, 5.1],
  [-0.6, 5.35],
  [-0.1, 5.6],
  [0.4, 5.78],
  [1.0, 5.92],
  [1.2, 6.11],
  [0.72, 6.5],
  [0.52, 6.95],
  [0.63, 7.6],
  [0.6, 8.2],
  [0.46, 8.8],
  [0.36, 9.6],
  [0.35, 10.1],
  [-0.05, 10.65],
  [0.02, 11.1],
  [-0.5, 11.0],
  [-1.2, 11.0],
  [-2.83, 11.0],
  [-2.93, 10.5],
  [-2.75, 9.8],
  [-2.68, 9.2],
  [-2.5, 8.2],
  [-2.85, 7.8],
  [-3.02, 7.1],
  [-3.24, 6.6],
  [-3.1, 6.0],
  [-2.8, 5.5],
];

/** Pixels per degree. */
const scale = 100;
const [west, north] = [-3.4, 11.3];

export const size = { width: 4.8 * scale, height: 6.8 * scale };

/**
 * Returns the position of a place in the drawing. Near the equator, a degree of longitude is about as long as a degree
 * of latitude.
 */
export const placeOf = (lon: number, lat: number) => ({ x: (lon - west) * scale, y: (north - lat) * scale });
