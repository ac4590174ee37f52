import { Link, Wordmark } from "@kwan/ui";
import { paths } from "../paths.ts";

/** The product's name, which leads to its first page. */
export function Brand() {
  return (
    <Link href={paths.home} tone="inherit" plain aria-label="Kwan, start page">
      <Wordmark />
    </Link>
  );
}
