import { inLanguage } from "@kwan/domain/language";
import { StatusTag, type StatusTagProps } from "@kwan/ui";
import { m } from "#messages";

type Account = "no_account" | "waiting" | "confirmed" | "refused";

const accounts: Readonly<Record<Account, { label: string; tone: StatusTagProps["tone"] }>> = {
  no_account: /* @__PURE__ */ inLanguage({ label: m.school_instructor_unknown }, { tone: "warning" }),
  waiting: /* @__PURE__ */ inLanguage({ label: m.school_instructor_asked }, { tone: "info" }),
  confirmed: /* @__PURE__ */ inLanguage({ label: m.school_instructor_confirmed }, { tone: "success" }),
  refused: /* @__PURE__ */ inLanguage({ label: m.school_instructor_refused }, { tone: "error" }),
};

/** Whether an instructor has confirmed with their own account that they teach at a school. */
export const InstructorAccount = ({ account }: { account: Account }) => (
  <StatusTag tone={accounts[account].tone}>{accounts[account].label}</StatusTag>
);
