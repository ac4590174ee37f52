import { Banner, Heading, LinkButton, Stack, Text } from "@kwan/ui";
import { useLayoutEffect, useRef } from "react";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";

/** Tells the first administrator how to get a password, and what to set up before the portal can be used. */
export function NextSteps({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Heading level={2} tabIndex={-1} ref={heading}>
        {m.setup_next()}
      </Heading>
      <Banner tone="success">{m.setup_created({ email })}</Banner>
      <Stack as="ol" space="small">
        <li>
          <Text>{m.setup_step_password()}</Text>
        </li>
        <li>
          <Text>{m.setup_step_second()}</Text>
        </li>
        <li>
          <Text>{m.setup_step_staff()}</Text>
        </li>
        <li>
          <Text>{m.setup_step_rest()}</Text>
        </li>
      </Stack>
      <div>
        <LinkButton href={pathOf("/auth/forgot-password")}>{m.setup_set_password()}</LinkButton>
      </div>
    </Stack>
  );
}
