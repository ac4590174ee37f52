import type { AnswerOf, getBranch } from "@kwan/contract";
import { m } from "#messages";
import type { BranchRow } from "./store.ts";

export type Branch = AnswerOf<typeof getBranch>;

/**
 * Returns a branch in the form that the API uses, with its distance from the requested point to a tenth of a kilometre.
 */
export const presentBranch = (
  { id, code, name, region, city, lat, lon, is_approximate, phone_number, digital_address, ...rest }: BranchRow,
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
  opening_hours: m.branches_opening_hours({ hours: rest.opening_hours }),
  is_test_centre: rest.is_test_centre,
  is_open: rest.is_open,
  services: rest.services,
  distance_km: distance_km === null ? null : Math.round(distance_km * 10) / 10,
});
