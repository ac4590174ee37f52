import { Outlet } from "react-router";
import { ErrorPage } from "./ErrorPage.tsx";

/** Between the frame and the page: where a page fails, the frame around it stays. */
export const Component = () => <Outlet />;
export const ErrorBoundary = ErrorPage;
