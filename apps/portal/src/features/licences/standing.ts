import type { StatusTagProps } from "@kwan/ui";
import type { SharedLicense } from "./check-code.ts";

type Standing = { label: string; tone: StatusTagProps["tone"]; explains: string };

/** The label of each licence status, and what it means on the road. */
export const standings: Readonly<Record<SharedLicense["status"], Standing>> = {
  valid: { label: "Valid", tone: "positive", explains: "This licence is valid." },
  renewal_overdue: {
    label: "Renewal overdue",
    tone: "caution",
    explains: "The card has not expired, but its renewal is late. It must be renewed before it is used.",
  },
  expired: { label: "Expired", tone: "critical", explains: "This licence has expired. It cannot be used on the road." },
  revoked: {
    label: "Revoked",
    tone: "critical",
    explains: "This licence has been revoked. It cannot be used on the road.",
  },
};
