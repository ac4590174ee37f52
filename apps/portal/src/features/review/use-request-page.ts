import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { requestOf } from "./queries.ts";

/**
 * Returns the heading and the lead of a request's page. Until the page has loaded the request, the heading is a general
 * one. A request that has been decided has no lead, because nothing is left to do.
 */
export function useRequestPage(id: string, driver: string | undefined) {
  const { data } = useQuery({ ...requestOf(id, driver), enabled: false });
  return {
    title: m.review_request_title(),
    heading: data ? m.review_request_of({ name: data.driver_name }) : undefined,
    lead: data && data.status !== "requested" ? undefined : m.review_request_lead(),
  };
}
