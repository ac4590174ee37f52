export { digitalAddress, postCodeOf, readDigitalAddress } from "./places/digital-address.ts";
export { distanceKm, type Point } from "./places/distance.ts";
export {
  addressFromPlace,
  type MapsPlace,
  type PlaceAddress,
  type PlaceComponent,
  roundCoordinate,
} from "./places/place-address.ts";
export { type GhanaRegion, regions } from "./places/regions.ts";
