import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "./queries.ts";

/** The heading of an application's page: the service, and the applicant. It waits for the page to load the application. */
export function ApplicationHeading({ id }: { id: string }) {
  const { data } = useQuery({ ...q.services.application(id), enabled: false });
  return data ? m.office_application_of({ title: data.title, name: data.driver_name }) : m.office_application_title();
}
