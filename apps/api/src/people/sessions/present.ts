import type { AnswerOf, listSessions } from "@kwan/contract";
import { m } from "#messages";
import type { SessionId } from "../../platform/ids.ts";

type SessionRow = { id: SessionId; started_at: string; last_used_at: string; device: string };

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

/** Describes a device, for example "Chrome on Android". This is enough for people to recognise their phone. */
function deviceInWords(agent: string): string {
  const named = (table: readonly (readonly [string, string])[]) => table.find(([sign]) => agent.includes(sign))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  return browser && system ? m.sessions_device({ browser, system }) : (browser ?? system ?? m.sessions_other_program());
}
