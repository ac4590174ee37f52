import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "./queries.ts";

/**
 * Returns the title of an application's page, which distinguishes its tab, and its heading. The title does not contain
 * the applicant's name, because it stays in the browser history of a shared computer. Both are general until the page
 * has loaded the application.
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
