import { m } from "#messages";
import * as styles from "./branches.css.ts";
import { outline, placeOf, size } from "./ghana.ts";
import type { Branch } from "./queries.ts";

const border = outline
  .map(([lon, lat]) => placeOf(lon, lat))
  .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(0)} ${y.toFixed(0)}`)
  .join("");

/**
 * A map of the branches, drawn without third-party services. The list next to it contains the same information as text.
 */
export function BranchMap({ branches }: { branches: readonly Branch[] }) {
  return (
    <svg
      role="img"
      aria-label={m.branches_map({ count: branches.length })}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={styles.map}
    >
      <path d={`${border}Z`} className={styles.land} />
      {branches.map(({ id, name, lat, lon }) => {
        const { x, y } = placeOf(lon, lat);
        return (
          <circle key={id} cx={x} cy={y} r={9} className={styles.place}>
            <title>{name}</title>
          </circle>
        );
      })}
    </svg>
  );
}
