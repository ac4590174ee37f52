import type { AnswerOf, getBranch } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import type { ListedBranch } from "./store.ts";

export type Branch = AnswerOf<typeof getBranch>;

/**
 * Returns a branch in the form that the API uses, with its distance from the requested point to a tenth of a kilometre.
 */
export const presentBranch = (
  { id, code, name, region, city, lat, lon, is_approximate, phone_number, digital_address, ...rest }: ListedBranch,
  distance_km: number | null = null,
): Branch => ({
  id,
  code,
  name,
  region,
  city,
  lat,
  lon,
  is_approximate,
  phone_number,
  digital_address,
  hours: rest.opening_hours === "always" ? "always" : "working_days",
  opening_hours: m.branches_opening_hours({ hours: rest.opening_hours }),
  is_test_centre: rest.is_test_centre,
  is_open: rest.is_open,
  closures: rest.closures.map(({ from, until, ...reasons }) => ({ from, until, reason: reasons[getLanguage()] })),
  services: rest.services,
  distance_km: distance_km === null ? null : Math.round(distance_km * 10) / 10,
});
