import type { LicenseStatus } from "@kwan/domain/kinds";
import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";

type Standing = { label: () => string; tone: StatusTagProps["tone"]; explains: () => string };

/** The label, colour and meaning of each licence status. */
export const standings: Readonly<Record<LicenseStatus, Standing>> = {
  valid: { label: m.licences_valid, tone: "success", explains: m.licences_valid_explained },
  renewal_overdue: {
    label: m.licences_overdue,
    tone: "warning",
    explains: m.licences_overdue_explained,
  },
  expired: { label: m.licences_expired, tone: "error", explains: m.licences_expired_explained },
  suspended: { label: m.licences_suspended, tone: "error", explains: m.licences_suspended_explained },
  disqualified: { label: m.licences_disqualified, tone: "error", explains: m.licences_disqualified_explained },
  revoked: {
    label: m.licences_revoked,
    tone: "error",
    explains: m.licences_revoked_explained,
  },
};
