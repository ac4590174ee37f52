import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "./queries.ts";

/**
 * Returns the title and the heading of a request's page. The title contains no name, because browsers keep titles in
 * their history. Until the page has loaded the request, the heading is the same as the title.
 */
export function useRequestPage(id: string) {
  const { data } = useQuery({ ...q.updateRequests.get(id), enabled: false });
  const title = m.review_request_title();
  return { title, heading: data ? m.review_request_of({ name: data.driver_name }) : title };
}
