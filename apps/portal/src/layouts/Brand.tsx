import { Link, Wordmark } from "@kwan/ui";
import { m } from "#messages";
import { paths } from "../paths.ts";

/** The product's name, which links to the start page. */
export function Brand() {
  return (
    <Link href={paths.home} tone="inherit" plain aria-label={m.layouts_start_page()}>
      <Wordmark />
    </Link>
  );
}
