import { Link, Wordmark } from "@kwan/ui";
import { m } from "#messages";
import { pathOf } from "../paths.ts";

/** The product's name, which links to the home page. */
export function Brand() {
  return (
    <Link href={pathOf("/")} tone="inherit" plain aria-label={m.layouts_start_page()}>
      <Wordmark />
    </Link>
  );
}
