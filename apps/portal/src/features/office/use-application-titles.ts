import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "./queries.ts";

/**
 * Returns the title of an application's page, which distinguishes its tab, and its heading. The title has no name in it,
 * because browsers keep titles in their history, and the computer may be shared. Both wait for the page to load the
 * application.
 */
export function useApplicationTitles(id: string): { title: string; heading: string } {
  const { data } = useQuery({ ...q.services.application(id), enabled: false });
  const title = m.office_application_title();
  return data
    ? {
        title: m.office_application_number({ number: data.number }),
        heading: m.office_application_of({ title: data.title, name: data.driver_name }),
      }
    : { title, heading: title };
}
