import { Divider, Heading, LinkButton, Stack, Text } from "@kwan/ui";
import { LoginForm } from "../../features/auth/LoginForm.tsx";
import { Page } from "../../frame/Page.tsx";
import { paths } from "../../paths.ts";
import { useGo } from "../../public/navigation.ts";

/** /auth/login (R-RTE-10) */
export function Login() {
  const go = useGo();
  return (
    <Page title="Log in" lead="Your licence, your applications and your tests in one place.">
      <LoginForm onSent={() => go(paths.verifyLogin)} />
      <Divider />
      <Stack space="small">
        <Heading level={2} size={3}>
          New here?
        </Heading>
        <Text tone="secondary">An account is free. You need a phone that can receive text messages.</Text>
        <div>
          <LinkButton href={paths.signup} tone="secondary">
            Sign up
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
