import type { Status } from "@kwan/domain";
import type { KindRow, Tier } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";

/**
 * The label and colour of each status, as applicants see them: `warning` if they have to act before anything else can
 * happen. Staff have their own labels and colours.
 */
export const statusWords: Readonly<Record<Status, { label: string; tone: StatusTagProps["tone"] }>> = {
  draft: /* @__PURE__ */ inLanguage({ label: m.services_status_draft }, { tone: "neutral" }),
  awaiting_payment: /* @__PURE__ */ inLanguage({ label: m.services_status_awaiting_payment }, { tone: "warning" }),
  paid: /* @__PURE__ */ inLanguage({ label: m.services_status_paid }, { tone: "info" }),
  in_review: /* @__PURE__ */ inLanguage({ label: m.services_status_in_review }, { tone: "info" }),
  action_required: /* @__PURE__ */ inLanguage({ label: m.services_status_action_required }, { tone: "warning" }),
  testing: /* @__PURE__ */ inLanguage({ label: m.services_status_testing }, { tone: "info" }),
  approved: /* @__PURE__ */ inLanguage({ label: m.services_status_approved }, { tone: "success" }),
  producing: /* @__PURE__ */ inLanguage({ label: m.services_status_producing }, { tone: "info" }),
  ready: /* @__PURE__ */ inLanguage({ label: m.services_status_ready }, { tone: "accent" }),
  completed: /* @__PURE__ */ inLanguage({ label: m.services_status_completed }, { tone: "success" }),
  rejected: /* @__PURE__ */ inLanguage({ label: m.services_status_rejected }, { tone: "error" }),
  cancelled: /* @__PURE__ */ inLanguage({ label: m.services_status_cancelled }, { tone: "neutral" }),
};

/** Formats how long a service takes, such as "3 to 5 working days". */
export function takesInWords({ min_days, max_days }: KindRow["takes"]): string {
  if (min_days === max_days || max_days <= 1) return m.services_working_days({ count: Math.max(1, max_days) });
  return m.services_working_days_between({ min: min_days, max: max_days });
}

/** The label of each processing speed. */
export const tierTitles: Readonly<Record<Tier, string>> = /* @__PURE__ */ inLanguage({
  standard: m.services_tier_standard,
  premium: m.services_tier_premium,
  prestige: m.services_tier_prestige,
});
