import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { type LinkRendererProps, useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Button.css.ts";

export type LinkButtonProps = LinkRendererProps & {
  /** `primary` for a page's main link. */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** Whether the link fills the width of its container. */
  wide?: boolean;
  /** An icon before the label: one of the exports whose names end in `Icon`. */
  icon?: IconShape | undefined;
};

/**
 * A link that looks like a button and leads to the next page of a task.
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
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </Anchor>
  );
}
