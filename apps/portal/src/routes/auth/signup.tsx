import { SignupForm } from "../../features/auth/SignupForm.tsx";
import { Page } from "../../frame/Page.tsx";
import { paths } from "../../paths.ts";
import { useGo } from "../../public/navigation.ts";

/** /auth/signup (R-RTE-11) */
export function Signup() {
  const go = useGo();
  return (
    <Page title="Sign up" lead="It takes about 3 minutes. Keep your phone with you.">
      <SignupForm onSent={() => go(paths.verifySignup)} />
    </Page>
  );
}
