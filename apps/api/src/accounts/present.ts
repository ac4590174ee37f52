import type { AnswerOf, getMe, getPreferences, listSessions, listStaff } from "@kwan/contract";
import { placeholderEmail, type Role } from "@kwan/domain";
import type { UserRow } from "./store.ts";

type Account = AnswerOf<typeof getMe>;

export const presentAccount = (user: UserRow): Account => ({
  id: user.id,
  email: user.email ?? placeholderEmail(user.username),
  first_name: user.first_name,
  last_name: user.last_name,
  username: user.username,
  role: user.role as Role,
  driver: user.driver_id,
  phone_number: user.phone_number,
  pending_email: user.pending_email,
  pending_phone_number: user.pending_phone_number,
  deletes_at: user.deletes_at,
  is_email_verified: user.is_email_verified,
  is_phone_verified: user.is_phone_verified,
  school: user.school_id,
  branch: user.branch_id,
});

export const presentStaff = (user: UserRow): AnswerOf<typeof listStaff>["results"][number] => ({
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
});

export const presentPreferences = (user: UserRow): AnswerOf<typeof getPreferences> => ({
  sms: user.wants_sms,
  email: user.wants_email,
  news: user.wants_news,
});

type SessionRow = { id: string; started_at: string; last_used_at: string; device: string };

export const presentSession = (
  session: SessionRow,
  current: string,
): AnswerOf<typeof listSessions>["results"][number] => ({
  id: session.id,
  started_at: session.started_at,
  last_used_at: session.last_used_at,
  device: deviceInWords(session.device),
  is_current: session.id === current,
});

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** "Chrome on Android": enough to know one's own phone by. */
function deviceInWords(agent: string): string {
  const named = (table: readonly (readonly [string, string])[]) => table.find(([sign]) => agent.includes(sign))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Another program");
}

/** An address that its owner knows again and a stranger can't use. */
export function masked(target: string): string {
  const [name = "", host] = target.split("@");
  return host ? `${name.slice(0, 1)}…@${host}` : `${target.slice(0, 4)} … ${target.slice(-2)}`;
}
