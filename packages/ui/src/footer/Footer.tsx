import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Container, type ContainerProps } from "../container/Container.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import * as styles from "./Footer.css.ts";

/** A heading with the links below it. */
export type FooterGroup = { heading: string; links: readonly { href: string; label: ReactNode }[] };

export type FooterProps = HTMLAttributes<HTMLElement> & {
  /** Links under headings, next to each other on wide screens. */
  groups?: readonly FooterGroup[];
  /** The maximum width of the content. Use the same value as for the page's `Container`, so that they line up. */
  width?: ContainerProps["width"];
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The footer of every page: help, legal links and, as children, the owner of the site.
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
