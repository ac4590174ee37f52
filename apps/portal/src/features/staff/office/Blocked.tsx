import { Link } from "@kwan/ui";
import { Fragment } from "react";
import { m } from "#messages";
import type { Blocker } from "./blockers.ts";
import { followPartLink } from "./page-parts.ts";

/** Lists what has to be resolved first, with links to where the officer can resolve it. */
export function Blocked({ by }: { by: readonly Blocker[] }) {
  return (
    <>
      {m.office_blocked()}
      {by.map(({ title, href }, index) => (
        <Fragment key={`${href} ${title}`}>
          {index === 0 ? " " : ", "}
          {href === undefined ? (
            title
          ) : (
            <Link href={href} onClick={followPartLink}>
              {title}
            </Link>
          )}
        </Fragment>
      ))}
    </>
  );
}
