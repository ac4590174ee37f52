import { createContext, useContext } from "react";
import { pathOf, paths } from "../../../paths.ts";
import type { Application, ListedApplication } from "./queries.ts";

/**
 * The URLs of the pages around the application form. They depend on who fills it in: the applicant, or an officer at
 * the counter.
 */
export type FormPlace = {
  /** The person without an account for whom an officer applies. */
  driver?: string;
  /** The only branch for which the officer can submit applications. Undefined if the officer works for every branch. */
  branch?: string | undefined;
  form: (kind: string, draft?: string) => string;
  /** The page that lists all kinds of service. */
  kinds: string;
  /** The page that lists all of the person's applications. */
  applications: string;
  /** The page of an existing application. For a draft, this is the application form. */
  open: (application: Pick<ListedApplication, "id" | "kind" | "type" | "status">) => string;
  /** The page to open after the form has been submitted. */
  next: (application: Application) => string;
};

/** The URLs for applicants, who fill in the form in their own account. */
export const ownForm: FormPlace = {
  form: paths.addService,
  kinds: pathOf("/services/add/type"),
  applications: pathOf("/services"),
  open: ({ id, kind, type, status }) => (status === "draft" ? paths.addService(kind, id) : paths.service(id, type)),
  next: ({ id, type, status }) =>
    status === "awaiting_payment" ? paths.payService(id, type) : paths.service(id, type),
};

/** Returns the URLs for an officer who fills in the form for a person without an account. */
export const formAtDesk = (driver: string, branch: string | undefined): FormPlace => ({
  driver,
  branch,
  form: (kind, draft) => paths.applyFor(driver, kind, draft),
  kinds: paths.applyFor(driver),
  applications: paths.person(driver),
  open: ({ id, kind, status }) => (status === "draft" ? paths.applyFor(driver, kind, id) : paths.officeService(id)),
  next: ({ id }) => paths.officeService(id),
});

export const FormPlaceContext = createContext(ownForm);
export const useFormPlace = () => useContext(FormPlaceContext);
