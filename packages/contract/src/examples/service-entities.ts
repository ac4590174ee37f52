import type * as z from "zod/mini";
import type { document } from "../shapes/documents.ts";
import type { share } from "../shapes/licences.ts";
import type { invoice, payment, receipt } from "../shapes/money.ts";
import type { staffMember } from "../shapes/people.ts";
import type { updateRequest } from "../shapes/requests.ts";
import type { deliveryLocation, Service, serviceSummary } from "../shapes/services.ts";
import type { theoryTest } from "../shapes/theory-tests.ts";
import type { appointment, classRecord, enrolment, notification, slot } from "../shapes/visits.ts";
import { ids } from "./entities.ts";

const line = { item: "application", title: "Application", quantity: 1, unit_price: "180.00", total: "180.00" } as const;
const photo = {
  item: "biometric_capture",
  title: "Photo and fingerprints",
  quantity: 1,
  unit_price: "30.00",
  total: "30.00",
} as const;

export const exampleLines = [line, photo];

export const exampleInvoice: z.output<typeof invoice> = {
  id: ids.invoice,
  number: "INV-2026-000481",
  service: ids.service,
  service_title: "Driver's licence renewal",
  payer: "A… M…",
  status: "unpaid",
  lines: exampleLines,
  total: "210.00",
  currency: "GHS",
  issued_at: "2026-11-21T09:00:00Z",
  due_at: "2026-12-05T09:00:00Z",
  paid_at: null,
  receipt: null,
};

export const examplePayment: z.output<typeof payment> = {
  id: ids.payment,
  invoice: ids.invoice,
  reference: "KWP-7F3A9C21",
  provider: "sandbox",
  channel: "mobile_money",
  status: "waiting",
  amount: "210.00",
  currency: "GHS",
  message: "Approve the payment on your phone: enter your mobile money PIN there.",
  checkout_url: null,
  prompt: { network: "mtn", ends_in: "567" },
  started_at: "2026-11-21T09:05:00Z",
  settled_at: null,
  receipt: null,
};

export const exampleReceipt: z.output<typeof receipt> = {
  number: "RCP-2026-000377",
  invoice: ids.invoice,
  invoice_number: "INV-2026-000481",
  payer: "A… M…",
  service_title: "Driver's licence renewal",
  lines: exampleLines,
  total: "210.00",
  currency: "GHS",
  channel: "mobile_money",
  reference: "KWP-7F3A9C21",
  paid_at: "2026-11-21T09:06:10Z",
  issuer: "Driver licensing authority",
  verify_url: "https://portal.kwan.example/extern/invoice/inv_01H8QM5D0C",
};

export const exampleSummary: z.output<typeof serviceSummary> = {
  id: ids.service,
  number: "KW-2Q7H-M5XK-9",
  kind: "drivers-renewal",
  type: "DLR",
  title: "Driver's licence renewal",
  status: "awaiting_payment",
  is_completed: false,
  is_cancelled: false,
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  branch: ids.branch,
  created_at: "2026-11-21T08:40:00Z",
  updated_at: "2026-11-21T09:00:00Z",
  submitted_at: "2026-11-21T09:00:00Z",
  next_step: "Pay GH₵210.00",
  amount_due: "210.00",
  currency: "GHS",
};

const { next_step: _, amount_due: __, currency: ___, ...common } = exampleSummary;

export const exampleService: Service = {
  ...common,
  tier: "standard",
  details: {},
  documents: [],
  steps: [
    {
      step: "record_check",
      title: "Record checked",
      during: "in_review",
      by: "officer",
      state: "open",
      done_at: null,
      note: null,
    },
  ],
  actions: ["reopen", "cancel"],
  invoices: [
    {
      id: ids.invoice,
      number: "INV-2026-000481",
      status: "unpaid",
      due: "on_sending",
      total: "210.00",
      currency: "GHS",
      due_at: "2026-12-05T09:00:00Z",
    },
  ],
  delivery_location: null,
  reason: null,
  changes: [],
  decided_classes: null,
  history: [
    {
      at: "2026-11-21T09:00:00Z",
      action: "submit",
      from: "draft",
      to: "awaiting_payment",
      by: "applicant",
      reason: null,
    },
  ],
  completed_at: null,
};

export const exampleDelivery: z.output<typeof deliveryLocation> = {
  id: ids.delivery,
  service: ids.service,
  recipient: "Ama Mensah",
  phone_number: "+233241234567",
  digital_address: "GA-183-8164",
  street_name: "Ring Road",
  town: "Adabraka",
  city: "Accra",
  region: "Greater Accra",
  landmark: "Opposite the fire station",
  fee: "40.00",
  currency: "GHS",
};

export const exampleDocument: z.output<typeof document> = {
  id: ids.document,
  service: ids.service,
  document: "current_card",
  name: "card-front.jpg",
  type: "image/jpeg",
  bytes: 184_220,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  status: "uploaded",
  reason: null,
  uploaded_at: "2026-11-21T08:50:00Z",
};

export const exampleTest: z.output<typeof theoryTest> = {
  part: "road_sign",
  state: "running",
  message: "Answer each question; every answer is kept as you give it.",
  rules: { questions: 20, minutes: 20, pass_mark: 14 },
  attempts_left: 3,
  may_start_on: null,
  now: "2026-11-21T09:10:00Z",
  paper: {
    attempt: ids.attempt,
    started_at: "2026-11-21T09:08:00Z",
    deadline_at: "2026-11-21T09:28:00Z",
    questions: [
      {
        id: "q1",
        number: 1,
        text: "What must you do at this sign?",
        sign: "stop",
        options: [
          { id: "a", text: "Slow down" },
          { id: "b", text: "Stop fully and go when it is clear" },
          { id: "c", text: "Sound the horn" },
          { id: "d", text: "Give way to the right" },
        ],
        answer: null,
      },
    ],
  },
  result: null,
};

export const exampleRequest: z.output<typeof updateRequest> = {
  id: ids.request,
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  status: "requested",
  changes: [{ field: "last_name", label: "Surname", before: "Mensah", after: "Mensah-Owusu" }],
  reason_for_change: "I married on 3 October 2026.",
  evidence: [{ document: "affidavit", title: "Affidavit", file: ids.document }],
  requested_at: "2026-11-20T16:20:00Z",
  decided_at: null,
  decided_by: null,
  decision_reason: null,
};

export const exampleSlot: z.output<typeof slot> = {
  id: ids.slot,
  branch: ids.branch,
  purpose: "practical_test",
  starts_at: "2026-12-01T09:00:00Z",
  ends_at: "2026-12-01T09:40:00Z",
  places_left: 3,
};

export const exampleAppointment: z.output<typeof appointment> = {
  id: ids.appointment,
  service: ids.service,
  branch: ids.branch,
  branch_name: "Accra (37) Regional Office",
  purpose: "practical_test",
  slot: ids.slot,
  starts_at: "2026-12-01T09:00:00Z",
  ends_at: "2026-12-01T09:40:00Z",
  status: "booked",
};

export const exampleNotification: z.output<typeof notification> = {
  id: ids.notification,
  title: "Invoice to pay",
  message: "Pay GHS 210.00 for your licence renewal by 5 December 2026.",
  service: ids.service,
  type: "DLR",
  is_read: false,
  created_at: "2026-11-21T09:00:05Z",
};

export const exampleRecord: z.output<typeof classRecord> = {
  id: ids.record,
  school: { id: ids.school, code: "GA-014", name: "Ridge Driving School" },
  learner: { id: ids.driver, name: "Ama Serwaa Mensah", learners_license_number: "LL/2026/00817-4" },
  license_class: "B",
  module: "practical",
  topic: "Hill start and parking",
  date: "2026-11-18",
  starts_at: "10:00",
  ends_at: "12:00",
  hours: 2,
  instructor: "Kofi Boateng",
  vehicle: "GR 4410-24",
  attendance: "present",
  score: 78,
  remark: null,
  is_verified: true,
};

export const exampleEnrolment: z.output<typeof enrolment> = {
  id: ids.enrolment,
  trainee_number: "T-2026-0412",
  name: "Efua Darko",
  license_class: "B",
  learner: null,
  enrolled_at: "2026-11-19T09:30:00.000Z",
  ended_at: null,
};

export const exampleShare: z.output<typeof share> = {
  id: ids.share,
  code: "K7QW-2MXR-T",
  url: "https://portal.kwan.example/verify/K7QW-2MXR-T",
  created_at: "2026-11-21T09:00:00Z",
  expires_at: "2026-11-22T09:00:00Z",
  is_withdrawn: false,
  checks: [],
};

export const exampleStaff: z.output<typeof staffMember> = {
  id: ids.staff,
  username: "kojo.officer",
  email: "kojo.addo@authority.example",
  first_name: "Kojo",
  last_name: "Addo",
  role: "officer",
  branch: ids.branch,
  school: null,
  is_active: true,
  created_at: "2026-01-05T08:00:00Z",
};
