import { m } from "#messages";
import * as styles from "./branches.css.ts";
import { outline, placeOf, size } from "./ghana.ts";
import type { Branch } from "./queries.ts";

const border = outline
  .map(([lon, lat]) => placeOf(lon, lat))
  .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(0)} ${y.toFixed(0)}`)
  .join("");

type BranchMapProps = {
  branches: readonly Pick<Branch, "code" | "name" | "lat" | "lon">[];
  /** What the map shows, for screen readers. */
  label?: string;
};

/**
 * A map of the branches, drawn without third-party services. The list next to it contains the same information as text.
 */
export function BranchMap({ branches, label = m.branches_map({ count: branches.length }) }: BranchMapProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size.width} ${size.height}`} className={styles.map}>
      <path d={`${border}Z`} className={styles.land} />
      {branches.map(({ code, name, lat, lon }) => {
        const { x, y } = placeOf(lon, lat);
        return (
          <circle key={code} cx={x} cy={y} r={9} className={styles.place}>
            <title>{name}</title>
          </circle>
        );
      })}
    </svg>
  );
}
