import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { bellIcon, closeIcon, errorIcon, infoIcon, successIcon, warningIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Banner.css.ts";

export type BannerProps = HTMLAttributes<HTMLElement> & {
  /** The kind of message, which determines the colours and icon. The text must also make the kind clear. */
  tone?: keyof typeof styles.tone;
  /** A short summary of the message. */
  heading?: ReactNode;
  /** The heading level in the page outline. */
  level?: HeadingProps["level"];
  /** Buttons or links that a person can use to act on the message. */
  actions?: ReactNode;
  /** Called when a person dismisses the banner. If it is not set, the banner cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  /** The accessible name and tooltip of the dismiss button. */
  dismissLabel?: string;
  ref?: Ref<HTMLElement> | undefined;
};

const icons = { info: infoIcon, success: successIcon, warning: warningIcon, error: errorIcon, accent: bellIcon };

/**
 * The ARIA role of each tone. Screen readers announce an alert immediately, a status at the next pause, and a note not
 * at all.
 */
const roles = { info: "note", success: "status", warning: "status", error: "alert", accent: "note" } as const;

/**
 * A message about the page. It stays until its cause is resolved or a person dismisses it.
 *
 * @example
 * <Banner tone="warning" heading="Pay before 12 May" actions={<LinkButton href="/pay">Pay</LinkButton>}>GH₵120.00 is due.</Banner>
 */
export function Banner(props: BannerProps) {
  const {
    tone = "info",
    heading,
    level = 2,
    actions,
    onDismiss,
    dismissLabel = "Dismiss",
    className,
    children,
    ...native
  } = useWords("banner", props);
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
      {onDismiss && <IconButton label={dismissLabel} icon={closeIcon} onClick={onDismiss} className={styles.close} />}
    </section>
  );
}
