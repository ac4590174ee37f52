import type { AnswerOf, listStaff } from "@kwan/contract";
import { placeholderEmail, type Role } from "@kwan/domain";
import type { StaffRow } from "./store.ts";

export const presentStaff = (user: StaffRow): AnswerOf<typeof listStaff>["results"][number] => ({
  id: user.id,
  username: user.username,
  email: user.email ?? placeholderEmail(user.username),
  first_name: user.first_name,
  last_name: user.last_name,
  role: user.role as Role,
  branch: user.branch_id,
  school: user.school_id,
  is_active: user.is_active,
  created_at: user.created_at,
  proposal: user.proposal_id && { id: user.proposal_id, role: user.proposal?.role as Role },
  version: user.version,
});
