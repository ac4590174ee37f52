import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "./queries.ts";

/**
 * Returns the title and the heading of an application's page. The title contains the application number but no name,
 * because browsers keep titles in their history, and the computer may be shared. Until the page has loaded the
 * application, both are generic.
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
