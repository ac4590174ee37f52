import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { bellIcon, closeIcon, errorIcon, infoIcon, successIcon, warningIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import * as styles from "./Banner.css.ts";

export type BannerProps = HTMLAttributes<HTMLElement> & {
  /** What the message is. The words must say it too. */
  tone?: keyof typeof styles.tone;
  /** The message in few words. */
  heading?: ReactNode;
  /** The place of the heading in the order of the page. */
  level?: HeadingProps["level"];
  /** What can be done about it: buttons or links. */
  actions?: ReactNode;
  /** Takes it away. Without it, it stays. */
  onDismiss?: (() => void) | undefined;
  /** What the button says that takes it away. */
  dismissLabel?: string;
  ref?: Ref<HTMLElement>;
};

const icons = { info: infoIcon, positive: successIcon, caution: warningIcon, critical: errorIcon, accent: bellIcon };

/** What tells of a fault is said at once, what tells how something went is said in turn, and a notice waits to be read. */
const roles = { info: "note", positive: "status", caution: "status", critical: "alert", accent: "note" } as const;

/**
 * A message in the page, about the page: it stays until what it is about has passed, or until it is dismissed.
 *
 * @example
 * <Banner tone="caution" heading="Pay before 12 May" actions={<LinkButton href="/pay">Pay</LinkButton>}>GH₵120.00 is due.</Banner>
 */
export function Banner({
  tone = "info",
  heading,
  level = 2,
  actions,
  onDismiss,
  dismissLabel = "Dismiss",
  className,
  children,
  ...native
}: BannerProps) {
  const headingId = useId();
  return (
    <section
      role={roles[tone]}
      aria-labelledby={heading ? headingId : undefined}
      {...native}
      className={classNames(styles.banner, styles.tone[tone], className)}
    >
      <Icon shape={icons[tone]} className={styles.icon[tone]} />
      <Stack space="xsmall" className={styles.content}>
        {heading && (
          <Heading level={level} size={4} id={headingId}>
            {heading}
          </Heading>
        )}
        {children && <div>{children}</div>}
        {actions && <Inline>{actions}</Inline>}
      </Stack>
      {onDismiss && <IconButton label={dismissLabel} shape={closeIcon} onClick={onDismiss} className={styles.close} />}
    </section>
  );
}
