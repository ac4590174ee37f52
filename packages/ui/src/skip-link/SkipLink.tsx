import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { classNames } from "../class-names.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./SkipLink.css.ts";

export type SkipLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The target: `#` and the ID of the main content. */
  href?: `#${string}`;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * Moves focus to the content, so that the next Tab continues from there in every browser. The URL stays the same, so
 * that the router does not react and the back button still leads to the previous page.
 */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  const target = event.defaultPrevented ? null : document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus();
};

/**
 * The first link on a page, visible only with keyboard focus. It skips the menus. Keys: Enter follows it.
 *
 * @example
 * <SkipLink href="#main" />
 */
export function SkipLink(props: SkipLinkProps) {
  const {
    href = "#main",
    className,
    onClick,
    children = "Skip to main content",
    ...native
  } = useWords("skipLink", props);
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
