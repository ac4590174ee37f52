import { useQuery } from "@tanstack/react-query";
import { q } from "./queries.ts";

/** Returns a person's name from the cache, once another part of the page has loaded the record. */
export const usePersonName = (driver: string): string | undefined =>
  useQuery({ ...q.desk.file(driver), enabled: false }).data?.name;
