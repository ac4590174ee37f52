// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate } from "@kwan/domain";
import type { BranchId } from "../ids.ts";

export type BranchClosure = {
  /** The first day. */
  from: PlainDate;
  /** The last day. */
  until: PlainDate;
  /** Why the branch is closed, in the reader's language. */
  reason: string;
};

export type Branch = {
  /** Opaque ID. */
  id: BranchId;
  /** Code of the branch. */
  code: string;
  /** Name. */
  name: string;
  /** Region of Ghana. */
  region: string;
  /** City or large town. */
  city: string;
  /** Latitude in degrees. */
  lat: number;
  /** Longitude in degrees. */
  lon: number;
  /** Whether the position is that of the town, not of the exact address. */
  is_approximate: boolean;
  /** Phone number, in the form +233… */
  phone_number: string | null;
  /** GhanaPost digital address. */
  digital_address: string | null;
  /** Whether the branch is open on working days only, or at all times. */
  hours: "always" | "working_days";
  /** Opening hours. */
  opening_hours: string;
  /** True if tests are held here. */
  is_test_centre: boolean;
  /** Whether the branch accepts new applications. A closed branch completes the applications that it already has. */
  is_open: boolean;
  /** The days on which the branch is closed although it is usually open: those that last until today or later. */
  closures: BranchClosure[];
  /** The kinds of service that the branch offers. */
  services: string[];
  /** The distance from the given point, in kilometres. Null if no point was given. */
  distance_km?: number | null | undefined;
};

export type ListBranchesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Region of Ghana. */
  readonly region?: string | null | undefined;
  /** Lists only branches that offer this kind of service. */
  readonly service?: string | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
  /** Whether to include branches that are closed. Only staff can list them: nobody else gets any. */
  readonly closed?: "false" | "true" | null | undefined;
  /** `lat` and `lon` must be set together. If they are, branches are sorted by distance. */
  readonly lat?: number | null | undefined;
  /** Longitude in degrees. Send it with `lat` to sort branches by distance. */
  readonly lon?: number | null | undefined;
};

export type CreateBranchBodyRegion =
  | "Ahafo"
  | "Ashanti"
  | "Bono East"
  | "Bono"
  | "Central"
  | "Eastern"
  | "Greater Accra"
  | "North East"
  | "Northern"
  | "Oti"
  | "Savannah"
  | "Upper East"
  | "Upper West"
  | "Volta"
  | "Western North"
  | "Western";

export type CreateBranchBody = {
  /** The code of the new branch, such as GA1. */
  branch_code: string;
  /** Name. */
  name: string;
  /** One of the 16 regions of Ghana, such as Greater Accra. */
  region: CreateBranchBodyRegion;
  /** City or large town. */
  city: string;
  /** Latitude in degrees. */
  lat: number;
  /** Longitude in degrees. */
  lon: number;
  /** Whether the branch is open on working days only, or at all times. */
  hours: "always" | "working_days";
  /** True if tests are held here. */
  is_test_centre: boolean;
  /** The kinds of service that the branch offers. */
  services: string[];
};
