import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./SkipLink.css.ts";

export type SkipLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** What it leads to: `#` and the id of the main content. */
  href?: `#${string}`;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * The content takes the focus itself, so that the next Tab goes on from there in every browser. The address stays as it is: a
 * router has nothing to do, and the way back leads to the page before.
 */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  const target = event.defaultPrevented ? null : document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus();
};

/**
 * The first thing on a page: seen only when the keyboard is on it, it leads past the menus. Keys: Enter follows it.
 *
 * @example
 * <SkipLink href="#main" />
 */
export function SkipLink({
  href = "#main",
  className,
  onClick,
  children = "Skip to main content",
  ...native
}: SkipLinkProps) {
  return (
    <a
      {...native}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        focusTarget(event);
      }}
      className={classNames(styles.skipLink, className)}
    >
      {children}
    </a>
  );
}
