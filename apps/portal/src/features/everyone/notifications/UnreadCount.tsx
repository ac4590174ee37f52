import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { latest } from "./queries.ts";

/** Reports the number of unread notifications to the header. Reports `undefined` until the number has loaded. */
export function UnreadCount({ onCount }: { onCount: (unread: number | undefined) => void }): null {
  const { data } = useQuery({ ...latest(), meta: { quiet: true } });
  useEffect(() => onCount(data?.unread), [data?.unread, onCount]);
  return null;
}
