import { Heading, Stack, Text } from "@kwan/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { hasNavigated } from "./navigated.ts";
import * as styles from "./Page.css.ts";
import { useTitle } from "./title.ts";

export type PageProps = {
  /** The name of the page: its heading, and the first part of its title. */
  title: string;
  /** The heading, if it differs from the title. */
  heading?: ReactNode;
  /** One sentence about the page's purpose. */
  lead?: ReactNode;
  /** The ID of the element that a screen reader should read after the heading. */
  describedBy?: string;
  /** Whether the page uses the whole width of the layout, for a long table or two columns. */
  wide?: boolean;
  children?: ReactNode;
};

/** The props of a page that are known at build time, such as its title. They are prerendered into its HTML. */
export type PageMeta = Omit<PageProps, "children">;

/**
 * The beginning of every page: its title (R-FRM-03) and its heading. After a navigation, the heading receives focus, so
 * that a screen reader announces the page, unless the URL's hash names a part of the page.
 */
export function Page({ title, heading = title, lead, describedBy, wide = false, children }: PageProps) {
  useTitle(title);
  const top = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasNavigated() && !location.hash) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack space="large" className={wide ? undefined : styles.isProse}>
      <Stack space="xsmall">
        <Heading level={1} ref={top} tabIndex={-1} aria-describedby={describedBy}>
          {heading}
        </Heading>
        {lead && (
          <Text size="large" tone="secondary">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
