import { deviceStorage } from "../session/browser-storage.ts";

/** More than these are never shown at the same time, and earlier ones have ended. */
const maxIds = 20;

/** The notices that this device has read out, and those that somebody has dismissed on it. */
export type NoticeList = "kwan.notices.read" | "kwan.notices.dismissed";

export const idsIn = (list: NoticeList): readonly string[] => deviceStorage.read<readonly string[]>(list) ?? [];

/** Adds notices to a list, and returns the list. */
export function addTo(list: NoticeList, ids: readonly string[]): readonly string[] {
  const all = [...new Set([...idsIn(list), ...ids])].slice(-maxIds);
  deviceStorage.write(list, all);
  return all;
}
