import { Card, Heading, Link, Spread, Stack, VisuallyHidden } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";

export type SectionProps = {
  id: string;
  heading: string;
  /** The URL of the form that changes this part. Without it there is no link. */
  changeHref?: string | undefined;
  /** The part that the link changes, for screen readers. */
  changes?: string | undefined;
  children: ReactNode;
};

/** A part of a profile with a link to change it. */
export function Section({ id, heading, changeHref, changes, children }: SectionProps) {
  return (
    <Card as="section" id={id}>
      <Stack space="small">
        <Spread>
          <Heading level={2} size={3}>
            {heading}
          </Heading>
          {changeHref && (
            <Link href={changeHref}>
              {m.common_change()}
              <VisuallyHidden> {changes}</VisuallyHidden>
            </Link>
          )}
        </Spread>
        {children}
      </Stack>
    </Card>
  );
}
