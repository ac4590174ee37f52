/** A place as a maps provider describes it, as far as it is read here. Any part may be missing. */
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

/** A part of an address; most parts have several types, the most telling one first. */
export type PlaceComponent = { readonly long_name: string; readonly types: readonly string[] };

// In a browser the provider's own object answers coordinates by a call.
type Coordinate = number | (() => number);

/** The address of a place, in the authority's words; other parts keep the provider's name for their type. */
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
 * A coordinate rounded to 8 decimals, about a millimetre; null for what is no number.
 *
 * @example
 * roundCoordinate(5.6037168123); // 5.60371681
 */
export function roundCoordinate(degrees: number): number | null {
  // Adding 0 turns -0 into 0.
  return Number.isFinite(degrees) ? Number(degrees.toFixed(8)) + 0 : null;
}

// A part goes by the first of its types that the authority has a word for, else by its first type.
function wordFor(types: readonly string[]): string | undefined {
  const known = types.find((type) => ownWords.has(type));
  return known === undefined ? types.find((type) => /^[a-z]\w*$/.test(type)) : ownWords.get(known);
}

/**
 * The address of a place on a map (R-ENT-07). Where two parts come to the same word, the first one stays: providers list
 * the nearer part first.
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
