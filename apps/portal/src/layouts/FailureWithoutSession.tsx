import { ErrorPage } from "../page/ErrorPage.tsx";
import { PublicLayout } from "./PublicLayout.tsx";

/** The error page for a visitor who is not logged in, and for a portal layout that has failed itself. */
export const FailureWithoutSession = () => (
  <PublicLayout layout="external">
    <ErrorPage />
  </PublicLayout>
);
