/**
 * The 16 regions of Ghana, by name. Branches and addresses that were stored before may have other regions.
 *
 * @example
 * regions.includes("Oti"); // true
 */
export const regions = [
  "Ahafo",
  "Ashanti",
  "Bono",
  "Bono East",
  "Central",
  "Eastern",
  "Greater Accra",
  "North East",
  "Northern",
  "Oti",
  "Savannah",
  "Upper East",
  "Upper West",
  "Volta",
  "Western",
  "Western North",
] as const;
export type GhanaRegion = (typeof regions)[number];
