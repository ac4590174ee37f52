import { kinds } from "@kwan/domain/kinds";
import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import { exampleOwnPayment } from "../payments/example.ts";
import type * as drivers from "./calls.ts";
import type { driverRecord } from "./record-shape.ts";
import type { availableService, driver, eyeTest, identification } from "./shapes.ts";

export const examplePerson = {
  first_name: "Ama",
  last_name: "Mensah",
  other_name: "Serwaa",
  date_of_birth: "1998-03-14",
  nationality: { value: "GH", label: "Ghanaian" },
  sex: "female",
} as const;

export const exampleDriver: z.output<typeof driver> = {
  id: ids.driver,
  ...examplePerson,
  phone_number: "+233241234567",
  is_phone_verified: true,
  email: "ama.mensah@mail.example",
  is_email_verified: true,
  address: {
    digital_address: "GA-183-8164",
    street_name: "Ring Road",
    city: "Accra",
    country: "Ghana",
    post_code: "GA183",
  },
  occupation: "Nurse",
  blood_group: null,
  classes: ["B"],
  created_at: "2026-01-12T08:00:00Z",
  updated_at: "2026-11-02T14:11:00Z",
};

export const exampleIdentification: z.output<typeof identification> = {
  driver: ids.driver,
  id_type: "ghana_card",
  id_number: "GHA-123456789-0",
  issued_on: "2021-06-01",
  expires_on: "2031-05-31",
  is_verified: true,
  updated_at: "2026-01-12T08:05:00Z",
  files: [],
};

export const exampleEyeTest: z.output<typeof eyeTest> = {
  driver: ids.driver,
  tested_on: "2026-11-03",
  is_passed: true,
  needs_glasses: true,
  acuity: "6/9, 6/6 with glasses",
  centre: "Korle Bu Eye Centre",
  valid_until: "2027-02-01",
};

const exampleAvailable: z.output<typeof availableService> = {
  kind: "drivers-renewal",
  code: "DLR",
  title: kinds["drivers-renewal"].title,
  summary: kinds["drivers-renewal"].summary,
  is_eligible: false,
  reasons: [
    {
      code: "renewal_not_due",
      message: "Your next renewal is due on February 20, 2028.",
      remedy: { do: "wait", text: "Wait until November 22, 2027.", ready_on: "2027-11-22", instead: null },
    },
  ],
  earliest: "2027-11-22",
  price: "210.00",
  currency: "GHS",
  min_days: 5,
  max_days: 10,
  documents: [],
};

const exampleRecord: z.output<typeof driverRecord> = {
  date_of_birth: "1998-03-14",
  is_identified: true,
  is_provisional: false,
  learners_license: null,
  license: {
    number: "MEN-14039800",
    classes: [{ letter: "B", since: "2022-02-20" }],
    issued_on: "2022-02-20",
    expires_on: "2028-02-20",
    renewed_on: ["2024-02-19", "2026-02-18"],
  },
  endorsements: [],
  theory: { road_sign: "2021-11-03", road_traffic: "2021-11-03" },
  training_hours: 48,
  training_gap: null,
  eye_test: { tested_on: "2026-11-03", is_passed: true },
  hazard_permit: null,
  open_kinds: [],
};

export const driverExamples: ExamplesOf<typeof drivers> = {
  getDriver: { params: { id: ids.driver }, answer: exampleDriver },
  getIdentification: {
    params: { id: ids.driver },
    answer: exampleIdentification,
  },
  putIdentification: {
    params: { id: ids.driver },
    body: { id_type: "ghana_card", id_number: "GHA-123456789-0", issued_on: "2021-06-01", expires_on: "2031-05-31" },
    answer: { ...exampleIdentification, is_verified: false },
  },
  createDriver: {
    body: {
      ...examplePerson,
      address: { digital_address: "GA-183-8164", city: "Accra" },
      occupation: "Nurse",
    },
    answer: exampleDriver,
  },
  claimLicence: {
    body: { license_number: "MEN-14039800", date_of_birth: "1998-03-14", issued_on: "2023-05-02" },
    answer: {
      driver: ids.driver,
      is_provisional: true,
      message:
        "We have linked your licence. Bring your ID and your card to a branch, so that we can verify your identity.",
    },
  },
  updateDriver: {
    params: { id: ids.driver },
    body: { occupation: "Midwife" },
    answer: { ...exampleDriver, occupation: "Midwife" },
  },
  getEyeTest: { params: { id: ids.driver }, answer: exampleEyeTest },
  recordEyeTest: {
    params: { id: ids.driver },
    body: {
      tested_on: "2026-11-03",
      is_passed: true,
      needs_glasses: true,
      acuity: "6/9, 6/6 with glasses",
      centre: "Korle Bu Eye Centre",
    },
    answer: exampleEyeTest,
  },
  listAvailableServices: {
    params: { id: ids.driver },
    answer: pageOf(exampleAvailable),
  },
  getDriverRecord: { params: { id: ids.driver }, answer: exampleRecord },
  listDriverPayments: {
    params: { id: ids.driver },
    answer: pageOf(exampleOwnPayment),
  },
};
