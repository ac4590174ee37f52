import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Container, type ContainerProps } from "../container/Container.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import * as styles from "./Footer.css.ts";

/** Links of the footer that belong together. */
export type FooterGroup = { heading: string; links: readonly { href: string; label: ReactNode }[] };

export type FooterProps = HTMLAttributes<HTMLElement> & {
  /** Links under headings; side by side where the screen has room. */
  groups?: readonly FooterGroup[];
  /** How wide the content is, as the `Container` of the page. */
  width?: ContainerProps["width"];
  ref?: Ref<HTMLElement>;
};

/**
 * The end of every page: where to get help, what the law asks to be said, and, as children, whose page it is.
 *
 * @example
 * <Footer groups={[{ heading: "Help", links: [{ href: "/branches", label: "Find a branch" }] }]}>© The authority</Footer>
 */
export function Footer({ groups = [], width = "wide", className, children, ...native }: FooterProps) {
  return (
    <footer {...native} className={classNames(styles.footer, className)}>
      <Container width={width}>
        <Stack space="large" className={styles.content}>
          {groups.length > 0 && (
            <div className={styles.groups}>
              {groups.map(({ heading, links }) => (
                <nav key={heading} aria-label={heading}>
                  <Heading level={2} size={4}>
                    {heading}
                  </Heading>
                  <ul className={styles.links}>
                    {links.map(({ href, label }) => (
                      <li key={href}>
                        <Link href={href} tone="inherit" className={styles.link}>
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          )}
          {children}
        </Stack>
      </Container>
    </footer>
  );
}
