/** A place from a maps provider, reduced to the parts that Kwan uses. Any part can be missing. */
export type MapsPlace = {
  readonly formatted_address?: string | undefined;
  readonly plus_code?:
    | { readonly global_code?: string | undefined; readonly compound_code?: string | undefined }
    | undefined;
  readonly geometry?:
    | { readonly location?: { readonly lat: Coordinate; readonly lng: Coordinate } | undefined }
    | undefined;
  readonly address_components?: readonly PlaceComponent[] | undefined;
};

/** A part of an address. Most parts have several types, with the most specific first. */
export type PlaceComponent = { readonly long_name: string; readonly types: readonly string[] };

// In a browser, the provider's object returns coordinates from methods.
type Coordinate = number | (() => number);

/**
 * The address of a place. Parts for which the API has a name use that name, and all other parts use the maps provider's
 * name.
 */
export type PlaceAddress = {
  plus_code: string | null;
  address: string | null;
  lon: number | null;
  lat: number | null;
  town?: string;
  street_name?: string;
  city?: string;
  country?: string;
  post_code?: string;
  [type: string]: string | number | null | undefined;
};

const ownWords = new Map([
  ["neighborhood", "town"],
  ["neighbourhood", "town"],
  ["sublocality", "town"],
  ["route", "street_name"],
  ["locality", "city"],
  ["country", "country"],
  ["postal_code", "post_code"],
]);

/**
 * Rounds a coordinate to 8 decimal places (about a millimetre). Returns null if it is not a finite number.
 *
 * @example
 * roundCoordinate(5.6037168123); // 5.60371681
 */
export function roundCoordinate(degrees: number): number | null {
  // Adding 0 turns -0 into 0.
  return Number.isFinite(degrees) ? Number(degrees.toFixed(8)) + 0 : null;
}

// Returns the API's name for the first type that has one, or otherwise the provider's name for the first type that is a
// valid name.
function wordFor(types: readonly string[]): string | undefined {
  const knownType = types.find((type) => ownWords.has(type));
  return knownType === undefined ? types.find((type) => /^[a-z]\w*$/.test(type)) : ownWords.get(knownType);
}

/**
 * Returns the address of a place on a map (R-ENT-07). If two parts have the same type, the first is used, because map
 * providers list the most local part first.
 *
 * @example
 * addressFromPlace({ address_components: [{ long_name: "Osu", types: ["neighborhood", "political"] }] }).town; // "Osu"
 */
export function addressFromPlace(place: MapsPlace): PlaceAddress {
  const location = place.geometry?.location;
  const degrees = (value: Coordinate | undefined): number | null =>
    roundCoordinate(typeof value === "function" ? value() : Number(value ?? Number.NaN));
  const address: PlaceAddress = {
    plus_code: place.plus_code?.global_code ?? place.plus_code?.compound_code ?? null,
    address: place.formatted_address ?? null,
    lon: degrees(location?.lng),
    lat: degrees(location?.lat),
  };
  for (const { long_name, types } of place.address_components ?? []) {
    const word = wordFor(types);
    if (word !== undefined && !Object.hasOwn(address, word)) address[word] = long_name;
  }
  return address;
}
