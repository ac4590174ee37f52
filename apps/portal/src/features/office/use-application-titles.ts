import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "./queries.ts";

/**
 * Returns the title of an application's page, which tells its tab from others, and its heading. The title has no name in
 * it, because it is kept in the history of a shared computer. Both wait for the page to load the application.
 */
export function useApplicationTitles(id: string): { title: string; heading: string } {
  const { data } = useQuery({ ...q.services.application(id), enabled: false });
  const title = m.office_application_title();
  return data
    ? {
        title: `${title} ${data.number}`,
        heading: m.office_application_of({ title: data.title, name: data.driver_name }),
      }
    : { title, heading: title };
}
