import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { latest } from "./queries.ts";

/** Tells the header how many notifications are unread. Where that could not be loaded it has nothing to tell. */
export function UnreadCount({ onCount }: { onCount: (unread: number | undefined) => void }): null {
  const { data } = useQuery({ ...latest(), meta: { quiet: true } });
  useEffect(() => onCount(data?.unread), [data?.unread, onCount]);
  return null;
}
