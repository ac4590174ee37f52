import { classNames } from "../class-names.ts";
import * as styles from "./Link.css.ts";
import { type LinkRendererProps, useLinkRenderer } from "./link-renderer.ts";

export type LinkProps = LinkRendererProps & {
  /** `inherit` takes the colour of the surrounding text, for a link on a coloured surface. */
  tone?: keyof typeof styles.tone;
  /** Whether to underline the link only on hover. Use it only in menus and lists of links. */
  plain?: boolean;
};

/**
 * A link to another page. For an action, use `Button`.
 *
 * @example
 * <Link href="/branches">Find a branch</Link>
 */
export function Link({ tone = "action", plain = false, className, ...native }: LinkProps) {
  const Anchor = useLinkRenderer();
  return (
    <Anchor {...native} className={classNames(styles.link, styles.tone[tone], plain && styles.plain, className)} />
  );
}
