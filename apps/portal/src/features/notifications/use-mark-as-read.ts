import { useMutation, useQueryClient } from "@tanstack/react-query";
import { everyNotification, q } from "./queries.ts";

/** Marks the notifications with these IDs as read, or all of them if no IDs are given, and updates the badge. */
export function useMarkAsRead() {
  const client = useQueryClient();
  return useMutation({
    ...q.notifications.markAsRead(),
    onSuccess: () => client.invalidateQueries({ queryKey: everyNotification }),
  });
}
