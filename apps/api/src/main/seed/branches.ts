import { type Kind, kindRows } from "@kwan/domain/kinds";
import type { NewBranch } from "../../people/branches/store.ts";

/** The authority's branches: code, name, region, city, longitude, latitude. */
const places: readonly (readonly [
  code: string,
  name: string,
  region: string,
  city: string,
  lon: number,
  lat: number,
])[] = [
  ["GA1", "Accra (37) Regional Office", "Greater Accra", "Accra", -0.1847, 5.5876],
  ["GA2", "Head Office, Jawaharlal Nehru Rd", "Greater Accra", "Cantonments", -0.174, 5.576],
  ["GA3", "Tema Regional Office", "Greater Accra", "Tema", -0.0166, 5.6698],
  ["GA4", "Weija", "Greater Accra", "Weija", -0.335, 5.565],
  ["GA5", "Adentan (24-hour centre)", "Greater Accra", "Adentan", -0.1657, 5.706],
  ["GA6", "Kuntunse", "Greater Accra", "Kuntunse", -0.29, 5.687],
  ["AS1", "Kumasi Regional Office", "Ashanti", "Kumasi", -1.6244, 6.6885],
  ["AS2", "Bantama", "Ashanti", "Kumasi", -1.637, 6.705],
  ["AS3", "Obuasi", "Ashanti", "Obuasi", -1.6703, 6.2028],
  ["AS4", "Bekwai", "Ashanti", "Bekwai", -1.578, 6.453],
  ["AS5", "Mampong", "Ashanti", "Mampong", -1.4001, 7.0627],
  ["WR1", "Takoradi Regional Office", "Western", "Takoradi", -1.7554, 4.8845],
  ["WR2", "Tarkwa", "Western", "Tarkwa", -1.9959, 5.3004],
  ["WR3", "Axim", "Western", "Axim", -2.2405, 4.8699],
  ["WN1", "Sefwi Wiawso", "Western North", "Sefwi Wiawso", -2.486, 6.206],
  ["CR1", "Cape Coast Regional Office", "Central", "Cape Coast", -1.2466, 5.1054],
  ["CR2", "Winneba", "Central", "Winneba", -0.6231, 5.3511],
  ["CR3", "Agona Swedru", "Central", "Agona Swedru", -0.7, 5.533],
  ["CR4", "Kasoa", "Central", "Kasoa", -0.4167, 5.5347],
  ["ER1", "Koforidua Regional Office", "Eastern", "Koforidua", -0.2591, 6.0941],
  ["ER2", "Nkawkaw", "Eastern", "Nkawkaw", -0.7678, 6.5511],
  ["ER3", "Akim Oda", "Eastern", "Akim Oda", -0.9858, 5.9267],
  ["ER4", "Akwatia (Ultra Centre)", "Eastern", "Akwatia", -0.804, 6.043],
  ["ER5", "Asamankese (Ultra Centre)", "Eastern", "Asamankese", -0.663, 5.86],
  ["VR1", "Ho Regional Office", "Volta", "Ho", 0.4713, 6.6111],
  ["VR2", "Hohoe", "Volta", "Hohoe", 0.4736, 7.1511],
  ["VR3", "Denu", "Volta", "Denu", 1.145, 6.0967],
  ["VR4", "Akatsi", "Volta", "Akatsi", 0.798, 6.128],
  ["BO1", "Sunyani Regional Office", "Bono", "Sunyani", -2.3123, 7.3349],
  ["BO2", "Wenchi", "Bono", "Wenchi", -2.104, 7.742],
  ["BO3", "Dormaa", "Bono", "Dormaa Ahenkro", -2.877, 7.277],
  ["BE1", "Techiman", "Bono East", "Techiman", -1.9333, 7.5833],
  ["AH1", "Goaso", "Ahafo", "Goaso", -2.5164, 6.8047],
  ["AH2", "Bechem", "Ahafo", "Bechem", -2.025, 7.09],
  ["NR1", "Tamale Regional Office", "Northern", "Tamale", -0.8424, 9.4034],
  ["NR2", "Yendi", "Northern", "Yendi", -0.0097, 9.4428],
  ["SV1", "Bole (Savannah Regional Office)", "Savannah", "Bole", -2.485, 9.033],
  ["UE1", "Bolgatanga Regional Office", "Upper East", "Bolgatanga", -0.8514, 10.7856],
  ["UW1", "Wa Regional Office", "Upper West", "Wa", -2.5099, 10.0601],
  ["UW2", "Nandom", "Upper West", "Nandom", -2.76, 10.85],
];

/** Services that only regional offices handle. */
const regionalOnly: readonly Kind[] = ["foreign-license-conversion", "international-driving-permit", "hazard-permit"];
const allKinds = kindRows.map((row) => row.kind);
const commonKinds = allKinds.filter((kind) => !regionalOnly.includes(kind));

/** Tests are taken at the regional offices, and at Weija and Adentan. */
const moreTestCentres: readonly string[] = ["GA4", "GA5"];

/** All branches, with the names that the authority has published and the coordinates of their towns. */
export const seededBranches: readonly NewBranch[] = places.map(([code, name, region, city, lon, lat]) => {
  const isRegional = name.includes("Regional Office");
  return {
    code,
    name,
    region,
    city,
    lon,
    lat,
    opening_hours: name.includes("24-hour") ? "always" : "working_days",
    is_test_centre: isRegional || moreTestCentres.includes(code),
    services: isRegional ? allKinds : commonKinds,
  };
});
