import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type LinkRendererProps, useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Button.css.ts";

export type LinkButtonProps = LinkRendererProps & {
  /** `primary` for the one way on that a page is for. */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** As wide as what it stands in. */
  wide?: boolean;
  /** A drawing before the words. */
  icon?: ReactNode;
};

/**
 * A link that looks like a button: the way on to another page.
 *
 * @example
 * <LinkButton href="/services/add/type">Apply for a licence</LinkButton>
 */
export function LinkButton({
  tone = "primary",
  size = "standard",
  wide = false,
  icon,
  className,
  children,
  ...native
}: LinkButtonProps) {
  const Anchor = useLinkRenderer();
  return (
    <Anchor
      {...native}
      className={classNames(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide, className)}
    >
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
