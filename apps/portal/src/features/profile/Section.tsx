import { Card, Heading, Link, Spread, Stack, VisuallyHidden } from "@kwan/ui";
import type { ReactNode } from "react";

export type SectionProps = {
  heading: string;
  /** Leads to where it is changed. Without it, it can't be. */
  changeHref?: string | undefined;
  /** What the link says it changes, for who hears it alone. */
  changes?: string | undefined;
  children: ReactNode;
};

/** A part of a profile: what is known, and the way to change it. */
export function Section({ heading, changeHref, changes, children }: SectionProps) {
  return (
    <Card as="section" id={heading.toLowerCase().replaceAll(" ", "-")}>
      <Stack space="small">
        <Spread>
          <Heading level={2} size={3}>
            {heading}
          </Heading>
          {changeHref && (
            <Link href={changeHref}>
              Change<VisuallyHidden> {changes}</VisuallyHidden>
            </Link>
          )}
        </Spread>
        {children}
      </Stack>
    </Card>
  );
}
