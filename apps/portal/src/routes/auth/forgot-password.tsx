import { ForgotPasswordForm } from "../../features/auth/ResetForms.tsx";
import { Page } from "../../page/Page.tsx";
import { paths } from "../../paths.ts";

export const pageMeta = {
  title: "Reset your password",
  lead: "We will send you a code so that you can choose a new password.",
};

/** /auth/forgot-password (R-RTE-12) */
export const Component = () => (
  <Page {...pageMeta}>
    <ForgotPasswordForm onSent={() => location.assign(paths.verifyReset)} />
  </Page>
);
