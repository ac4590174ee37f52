import { useQuery } from "@tanstack/react-query";
import { BellLink } from "../../frame/portal/BellLink.tsx";
import { latest } from "./queries.ts";

/** The bell of the header, with how many notifications are unread. Where that could not be loaded it is the bell alone. */
export function NotificationBell() {
  const { data } = useQuery({ ...latest(), meta: { quiet: true } });
  return <BellLink unread={data?.unread} />;
}
