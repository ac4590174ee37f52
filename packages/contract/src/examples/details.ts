import type { DetailsOf, Kind } from "@kwan/domain/kinds";

/** Complete details of every kind, with invented answers. */
export const exampleDetails: { readonly [K in Kind]: DetailsOf<K> } = {
  "learners-license": {
    license_class: "B",
    gearbox: "manual",
    school_code: "GA-014",
    trainee_number: "T-2026-0311",
  },
  "license-application": {
    learners_license_number: "LL/2026/00817-4",
    training_certificate_number: "C-2026-118",
    gearbox: "manual",
  },
  "license-application/commercial": {
    vehicle_use: "trotro",
    training_certificate_number: "CC-2026-042",
    is_employed: true,
    employer_name: "Adom Transport",
  },
  "drivers-renewal": { license_number: "KW/2024/00133-7", health_changed: false },
  "expired-drivers-license-replacement": {
    license_number: "KW/2020/00133-7",
    has_card: true,
    health_changed: true,
    health_change: "I wear glasses now.",
  },
  "foreign-license-conversion": {
    issuing_country: "NG",
    foreign_license_number: "LAG-88213-AA",
    foreign_classes: "B",
    issued_on: "2023-05-02",
    expires_on: "2028-05-01",
    is_in_english: true,
    residence: "resident",
    residence_permit_number: "RP-551204",
    residence_permit_expires_on: "2027-06-30",
  },
  "international-driving-permit": {
    license_number: "KW/2024/00133-7",
    passport_number: "G1234567",
    travel_countries: ["TG", "BJ"],
    travel_on: "2026-12-20",
  },
  "center-change": { to_branch: "brn_kumasi", what: "record", reason: "I have moved to Kumasi for work." },
  "license-revocation": {
    license_number: "KW/2024/00133-7",
    ground: "court_order",
    order_number: "CC/2026/771",
    ordered_on: "2026-11-02",
    reason: "Driving while disqualified, order of the circuit court.",
  },
  "lost-damaged-license": {
    license_number: "KW/2024/00133-7",
    damage: "broken",
    description: "It broke in my wallet.",
  },
  "lost-damaged-license/lost": {
    license_number: "KW/2024/00133-7",
    how: "lost",
    lost_on: "2026-11-14",
    where: "Makola market",
    police_station: "Accra Central",
    police_report_number: "ACC/2026/4410",
  },
  "old-drivers-license-replacement": {
    license_number: "AB-12345/678",
    issued_on: "2014-03-19",
    name_matches: "same",
  },
  "upgrading-drivers-license": {
    license_number: "KW/2024/00133-7",
    training_certificate_number: "C-2026-203",
    gearbox: "manual",
  },
  "learners-license-renewal": { learners_license_number: "LL/2026/00817-4", test_pending: "practical" },
  "hazard-permit": {
    license_number: "KW/2019/00021-1",
    goods: ["fuel", "gas"],
    employer_name: "Volta Fuels",
    hazmat_certificate_number: "HZ-2026-09",
    hazmat_certificate_expires_on: "2028-01-31",
  },
  "hazard-permit/renew": {
    permit_number: "HP-2025-0031",
    refresher_certificate_number: "HZR-2026-12",
    goods: ["fuel"],
  },
  amendment: { last_name: "Mensah-Owusu", reason_for_change: "I married on 3 October 2026." },
  "proficiency-test": {
    license_number: "KW/2024/00133-7",
    employer_name: "Ridge Hospital",
    employer_contact: "transport@ridge-hospital.example",
    request_reference: "RH/TR/26/118",
    vehicle: "bus",
  },
  "additional-class": {
    license_number: "KW/2024/00133-7",
    license_class: "A",
    training_certificate_number: "C-2026-240",
    gearbox: "manual",
  },
};
