import { useQuery } from "@tanstack/react-query";
import { q } from "./queries.ts";

/** The name of a person whose record a part of the page loads. Undefined until it has loaded. */
export const usePersonName = (driver: string): string | undefined =>
  useQuery({ ...q.desk.file(driver), enabled: false }).data?.name;
