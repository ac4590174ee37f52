import { Card, Heading, Stack } from "@kwan/ui";
import type { ReactNode } from "react";

/** Draws something that covers the page, such as a dialog. */
export const surface = (heading: string, content: ReactNode) => (
  <Card>
    <Stack space="small">
      <Heading level={3} size={4}>
        {heading}
      </Heading>
      {content}
    </Stack>
  </Card>
);
