import type { StatusTagProps } from "@kwan/ui";
import type { SharedLicense } from "./check-code.ts";

type Standing = { label: string; tone: StatusTagProps["tone"]; explains: string };

/** What the standing of a licence is called, and what it means on the road. */
export const standings: Readonly<Record<SharedLicense["status"], Standing>> = {
  valid: { label: "Valid", tone: "positive", explains: "It may be used on the road." },
  renewal_overdue: {
    label: "Renewal overdue",
    tone: "caution",
    explains: "The card is not yet at its end, but its renewal is late. It has to be renewed before it is used.",
  },
  expired: { label: "Expired", tone: "critical", explains: "It may not be used on the road." },
  revoked: { label: "Revoked", tone: "critical", explains: "It was taken away and may not be used on the road." },
};
