import type { AnswerOf, shareLicense } from "@kwan/contract";
import { m } from "#messages";
import type { ShareId } from "../../platform/ids.ts";

interface ShareRow {
  readonly id: string;
  readonly code: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly withdrawn_at: string | null;
}

interface CheckRow {
  readonly share_id: ShareId;
  readonly checked_at: string;
  readonly checked_by: string;
}

export const presentShare = (
  share: ShareRow,
  checks: readonly CheckRow[],
  publicUrl: string,
): AnswerOf<typeof shareLicense> => ({
  id: share.id,
  code: share.code,
  url: `${publicUrl}/verify/${share.code}`,
  created_at: share.created_at,
  expires_at: share.expires_at,
  is_withdrawn: share.withdrawn_at !== null,
  checks: checks
    .filter((check) => check.share_id === share.id)
    .map(({ checked_at, checked_by }) => ({ checked_at, checked_by: m.drivers_checked_by({ who: checked_by }) })),
});
