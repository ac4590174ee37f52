import { kinds } from "@kwan/domain/kinds";
import type * as z from "zod/mini";
import type { Branch } from "../shapes/branches.ts";
import type { availableService, eyeTest, license } from "../shapes/licences.ts";
import type { account, driver, identification, session } from "../shapes/people.ts";

/** Invented people and things that the examples are about. Nobody here exists. */
export const ids = {
  driver: "drv_01H8QK3Z7N",
  service: "srv_01H8QM52AT",
  invoice: "inv_01H8QM5D0C",
  payment: "pay_01H8QM6F4B",
  document: "doc_01H8QN0K2R",
  branch: "brn_accra37",
  slot: "slt_01H8QP4V9E",
  appointment: "apt_01H8QP5M3S",
  request: "req_01H8QR1X6G",
  notification: "ntf_01H8QS7W5Y",
  delivery: "dlv_01H8QT8J1D",
  attempt: "att_01H8QV2P0K",
  session: "ses_01H8QW9H7F",
  share: "shr_01H8QX6C4M",
  staff: "usr_01H8QY3T8Q",
  school: "sch_01H8QZ5R2V",
  record: "cls_01H8R02N6J",
  enrolment: "enr_01H8R0D4WX",
} as const;

/** The list page that holds just these. */
export const pageOf = <T>(...results: T[]) => ({ count: results.length, next: null, previous: null, results });

export const exampleAccount: z.output<typeof account> = {
  id: "usr_01H8QJ0A1B",
  email: "ama.mensah@mail.example",
  first_name: "Ama",
  last_name: "Mensah",
  username: "ama.mensah",
  role: "driver",
  driver: ids.driver,
  phone_number: "+233241234567",
  deletes_at: null,
  pending_email: null,
  pending_phone_number: null,
  is_email_verified: true,
  is_phone_verified: true,
  school: null,
  branch: null,
};

export const exampleSession: z.output<typeof session> = {
  token: "kwan_example_token_that_opens_nothing",
  expires_at: "2026-12-21T09:30:00Z",
  user: exampleAccount,
};

export const exampleCodeSent = {
  message: "If there is an account, we have sent a code.",
  sent_to: "a…@mail.example",
  expires_at: "2026-11-21T09:40:00Z",
  resend_after: "2026-11-21T09:31:00Z",
  attempt: "att_01H8QJ7K2M",
};

export const exampleDriver: z.output<typeof driver> = {
  id: ids.driver,
  first_name: "Ama",
  last_name: "Mensah",
  other_name: "Serwaa",
  date_of_birth: "1998-03-14",
  nationality: { value: "GH", label: "Ghanaian" },
  sex: "female",
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
};

export const exampleLicense: z.output<typeof license> = {
  driver: ids.driver,
  number: "KW/2024/00133-7",
  status: "valid",
  classes: [{ letter: "B", since: "2024-02-20" }],
  is_commercial: false,
  issued_on: "2024-02-20",
  expires_on: "2030-02-20",
  renewed_on: ["2026-02-11"],
  next_renewal_on: "2028-02-20",
  processing_centre: "GA1",
  certificate_number: "CC-2024-0199",
  restrictions: ["glasses"],
  learners_license: null,
  international_permit: null,
  hazard_permit: null,
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

export const exampleAvailable: z.output<typeof availableService> = {
  kind: "drivers-renewal",
  code: "DLR",
  title: kinds["drivers-renewal"].title,
  summary: kinds["drivers-renewal"].summary,
  is_eligible: false,
  reasons: [
    {
      code: "renewal_not_due",
      message: "Your next renewal is due on February 20, 2028.",
      mend: { do: "wait", text: "Wait until November 22, 2027.", ready_on: "2027-11-22", instead: null },
    },
  ],
  earliest: "2027-11-22",
  price: "210.00",
  currency: "GHS",
  min_days: 5,
  max_days: 10,
  documents: [],
};

export const exampleBranch: Branch = {
  id: ids.branch,
  code: "GA1",
  name: "Accra (37) Regional Office",
  region: "Greater Accra",
  city: "Accra",
  lat: 5.5876,
  lon: -0.1847,
  is_approximate: true,
  phone_number: null,
  digital_address: null,
  opening_hours: "Monday to Friday, 8:00 to 17:00",
  is_test_centre: true,
  services: ["learners-license", "drivers-renewal"],
};
