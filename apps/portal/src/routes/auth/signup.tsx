import { SignupForm } from "../../features/auth/SignupForm.tsx";
import { Page } from "../../page/Page.tsx";
import { paths } from "../../paths.ts";

export const pageMeta = { title: "Sign up", lead: "It takes about 3 minutes. Keep your phone with you." };

/** /auth/signup (R-RTE-11) */
export const Component = () => (
  <Page {...pageMeta}>
    <SignupForm onSent={() => location.assign(paths.verifySignup)} />
  </Page>
);
