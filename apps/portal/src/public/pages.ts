import type { ComponentType } from "react";
import { paths } from "../paths.ts";
import { Login } from "../routes/auth/login.tsx";

/** Brings what draws a page. */
export type LoadPage = () => Promise<ComponentType>;

const verify = () => import("../routes/auth/verify.tsx");
const forgotPassword = () => import("../routes/auth/forgot-password.tsx");
const checkLicence = async () => (await import("../routes/extern/check-licence.tsx")).CheckLicence;

/**
 * The pages that are open without a login and stand by themselves (R-ROL-01), by their path; one that ends with `*` stands
 * for all that begin alike. The first one comes along.
 */
export const publicPages: Readonly<Record<string, LoadPage>> = {
  [paths.login]: () => Promise.resolve(Login),
  [paths.verifyLogin]: async () => (await verify()).VerifyLogin,
  [paths.signup]: async () => (await import("../routes/auth/signup.tsx")).Signup,
  [paths.verifySignup]: async () => (await verify()).VerifySignup,
  [paths.forgotPassword]: async () => (await forgotPassword()).ForgotPassword,
  [paths.verifyReset]: async () => (await verify()).VerifyReset,
  [paths.resetPassword]: async () => (await forgotPassword()).ResetPassword,
  [paths.enterCode]: checkLicence,
  [`${paths.enterCode}/*`]: checkLicence,
  [paths.invoice("*")]: async () => (await import("../routes/extern/invoice.tsx")).InvoicePage,
};

/** What brings the page of a path. */
export function publicPageAt(path: string): LoadPage | undefined {
  const pattern = Object.keys(publicPages).find((each) => each.endsWith("/*") && path.startsWith(each.slice(0, -1)));
  return publicPages[path] ?? publicPages[pattern ?? ""];
}
