import type { Scope } from "../people/scopes.ts";

/**
 * Who deals with an enquiry: officers of the branch, or of any branch if none is named; administrators; or people who handle
 * complaints and have no part in the matter.
 */
export type EnquiryDesk = "branch" | "administrators" | "complaints";

export const enquiryDesks = ["branch", "administrators", "complaints"] as const satisfies readonly EnquiryDesk[];

/** The scope that people at each desk have. */
export const scopeOfDesk = {
  branch: "enquiries.answer",
  administrators: "staff.manage",
  complaints: "complaints.handle",
} as const satisfies Readonly<Record<EnquiryDesk, Scope>>;

/** The number of working days in which each desk should answer. */
export const daysOfDesk = { branch: 3, administrators: 3, complaints: 10 } as const satisfies Readonly<
  Record<EnquiryDesk, number>
>;
