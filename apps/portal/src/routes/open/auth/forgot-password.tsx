import { m } from "#messages";
import { ForgotPasswordForm } from "../../../features/open/auth/ResetForms.tsx";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";

export const pageMeta = {
  title: m.auth_reset(),
  lead: m.auth_reset_lead(),
};

/** The page at /auth/forgot-password (R-RTE-12). */
export const Component = () => (
  <Page {...pageMeta}>
    <ForgotPasswordForm onSent={() => location.assign(pathOf("/auth/forgot-password/verify"))} />
  </Page>
);
