import type { Address } from "./pages.ts";

/** The prefix of every path: empty for English, and the language code for all other languages. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Returns the URL of a page without parameters. TypeScript rejects paths that are not in the table of pages. */
export const pathOf = (page: Address): string => `${base}${page}`;

/** The URLs of pages with parameters. */
export const paths = {
  editProfilePart: (part: string) => `${pathOf("/profile/edit")}?${new URLSearchParams({ part })}`,
  addProfileStep: (step: string) => `${pathOf("/profile/add")}?${new URLSearchParams({ step })}`,
  service: (id: string, code: string) => `${base}/services/view/${encodeURIComponent(id)}/${encodeURIComponent(code)}`,
  payService: (id: string, code: string) => `${paths.service(id, code)}/pay`,
  theoryTest: (id: string, code: string, part: string) => `${paths.service(id, code)}/test/${part}`,
  addService: (kind?: string, draft?: string) =>
    `${base}/services/add${kind ? `?${new URLSearchParams({ kind, ...(draft ? { draft } : {}) })}` : ""}`,
  invoice: (id: string) => `${base}/extern/invoice/${encodeURIComponent(id)}`,
  classRecordsOf: (learner: string) => `${base}/school/class-records?${new URLSearchParams({ learner })}`,
  updateRequest: (id: string) => `${base}/review/update-requests/${encodeURIComponent(id)}`,
  officeService: (id: string) => `${base}/office/${encodeURIComponent(id)}`,
  auditBy: (actor: string) => `${base}/audit?${new URLSearchParams({ actor, looks: "true" })}`,
  auditAbout: (person: string, { includesReads = false } = {}) =>
    `${base}/audit?${new URLSearchParams({ person, ...(includesReads && { looks: "true" }) })}`,
  recordsAccessed: (actor: string) => `${base}/audit/accessed?${new URLSearchParams({ actor })}`,
  applyFor: (driver: string, kind?: string, draft?: string) =>
    `${paths.person(driver)}/apply${kind ? `?${new URLSearchParams({ kind, ...(draft ? { draft } : {}) })}` : ""}`,
  person: (driver: string) => `${base}/desk/${encodeURIComponent(driver)}`,
  import: (id: string) => `${base}/imports/${encodeURIComponent(id)}`,
  appeal: (id: string) => `${base}/appeals/${encodeURIComponent(id)}`,
  enquiry: (id: string) => `${base}/enquiries/${encodeURIComponent(id)}`,
  branch: (id: string) => `${base}/staff/branches/${encodeURIComponent(id)}`,
  program: (id: string) => `${base}/staff/programs/${encodeURIComponent(id)}`,
  school: (id: string) => `${base}/schools/${encodeURIComponent(id)}`,
  undelivered: `${base}/staff#undelivered`,
  changeLogin: (part: "email" | "phone" | "password") => `${base}/account/edit?part=${part}`,
  /** The step of sign-up that verifies the email address. */
  verifyNewEmail: `${base}/account/edit?part=email&from=signup`,
  checkLicence: (code: string) => `${base}/verify/${encodeURIComponent(code)}`,
} as const;

/**
 * Whether a page needs no login. Public pages have their own HTML files, so links to and from them load the file
 * instead of using the router.
 */
export const isPublicPath = (path: string): boolean =>
  /^\/(auth|browsers|extern|guide|privacy|setup|verify)(\/|$)/.test(path.slice(base.length));
