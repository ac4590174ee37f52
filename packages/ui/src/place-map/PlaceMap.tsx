import type { Ref, SVGAttributes } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./PlaceMap.css.ts";
import { type GeoPoint, projectionOf } from "./places.ts";

/** A place, with its latitude and longitude in degrees. */
export type MapPlace = { name: string; lat: number; lon: number };

export type PlaceMapProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & {
  /** What the map shows, for screen readers: "A map of 40 branches". */
  label: string;
  places: readonly MapPlace[];
  /** The longitude and latitude of points along the border of the country. A rough line of about 30 points is enough. */
  outline: readonly GeoPoint[];
  ref?: Ref<SVGSVGElement> | undefined;
};

/**
 * Shows where places are in a country. It is a drawing, so nobody else learns who looks at it, and it needs no connection.
 * Give the same places as text next to it, because a map alone tells nothing to people who cannot see it. It has no keys.
 *
 * @example
 * <PlaceMap label="A map of 2 branches" outline={borderOfGhana} places={[{ name: "Accra, 37 Station", lat: 5.58, lon: -0.18 }]} />
 */
export function PlaceMap({ label, places, outline, className, ...native }: PlaceMapProps) {
  const { width, height, place } = projectionOf([...outline, ...places.map(({ lon, lat }): GeoPoint => [lon, lat])]);
  const border = outline
    .map(place)
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      {...native}
      className={classNames(styles.map, className)}
    >
      <path d={`${border}Z`} className={styles.land} />
      {places.map(({ name, lat, lon }) => {
        const { x, y } = place([lon, lat]);
        return (
          <circle
            key={`${name} ${lat} ${lon}`}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={width / 54}
            className={styles.place}
          >
            <title>{name}</title>
          </circle>
        );
      })}
    </svg>
  );
}
