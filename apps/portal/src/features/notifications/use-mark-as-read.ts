import { useMutation, useQueryClient } from "@tanstack/react-query";
import { everyNotification, q } from "./queries.ts";

/** Marks some notifications as read, or without ids all of them; the badge follows. */
export function useMarkAsRead() {
  const client = useQueryClient();
  return useMutation({
    ...q.notifications.markAsRead(),
    onSuccess: () => client.invalidateQueries({ queryKey: everyNotification }),
  });
}
