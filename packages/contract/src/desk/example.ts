import { exampleAppointment } from "../appointments/example.ts";
import { exampleProposal } from "../decisions/example.ts";
import { exampleDriver, exampleEyeTest, exampleIdentification, examplePerson } from "../drivers/example.ts";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import { exampleLicense } from "../licences/example.ts";
import type * as desk from "./calls.ts";

export const deskExamples: ExamplesOf<typeof desk> = {
  searchDrivers: {
    query: { search: "Mensa" },
    answer: pageOf({
      id: ids.driver,
      name: "Ama Serwaa Mensah",
      date_of_birth: "1998-03-14",
      phone_number: "+233241234567",
      id_number: "GHA-123456789-0",
      is_id_verified: true,
      license_number: "KW/2024/00133-7",
      license_status: "valid",
      classes: ["B"],
      has_account: true,
      open_applications: 1,
    }),
  },
  downloadDriverData: {
    params: { id: ids.driver },
    body: { reason: "Asked for it at the counter, and showed their Ghana Card." },
  },
  openDriverFile: {
    params: { id: ids.driver },
    body: { reason: "They are at our counter and ask when their licence expires." },
  },
  getDriverFile: {
    params: { id: ids.driver },
    answer: {
      driver: exampleDriver,
      name: "Ama Serwaa Mensah",
      flags: ["payment_flagged", "decision_proposed"],
      identification: exampleIdentification,
      identity_check: { by: "Kofi Asante", at: "2026-01-13T09:30:00Z", note: "seen" },
      account: {
        id: ids.account,
        email: "ama.mensah@mail.example",
        phone_number: "+233241234567",
        is_email_verified: true,
        is_phone_verified: true,
        is_active: true,
        created_at: "2026-01-12T07:58:00Z",
      },
      license: exampleLicense,
      claim: null,
      eye_test: exampleEyeTest,
      training: { lessons: 26, hours: 50.5, last_on: "2024-01-30" },
      applications: [
        {
          id: ids.service,
          number: "KW-2026-0000017",
          kind: "drivers-renewal",
          title: "Driver's licence renewal",
          status: "in_review",
          branch_name: "Accra (37) Regional Office",
          created_at: "2026-11-20T08:00:00Z",
          submitted_at: "2026-11-20T08:12:00Z",
          completed_at: null,
        },
      ],
      invoices: [
        {
          id: ids.invoice,
          number: "INV-2026-000481",
          service: ids.service,
          service_number: "KW-2026-0000017",
          service_title: "Driver's licence renewal",
          status: "paid",
          total: "210.00",
          currency: "GHS",
          issued_at: "2026-11-20T08:12:00Z",
          paid_at: "2026-11-20T08:15:00Z",
          payments: [
            {
              id: ids.payment,
              reference: "KWP-01H8QM6F4B",
              channel: "mobile_money",
              status: "paid",
              amount: "210.00",
              started_at: "2026-11-20T08:14:00Z",
              flag: null,
              is_resolved: false,
            },
            {
              id: "pay_01H8QM7A2C",
              reference: "KWP-01H8QM7A2C",
              channel: "card",
              status: "paid",
              amount: "210.00",
              started_at: "2026-11-20T08:14:30Z",
              flag: "refund_due",
              is_resolved: false,
            },
          ],
        },
      ],
      appointments: [exampleAppointment],
      messages: [
        {
          id: "msg_01H8R2B6NX",
          purpose: "Progress of an application",
          channel: "sms",
          state: "sent",
          created_at: "2026-11-20T08:15:02Z",
        },
      ],
      decisions: [exampleProposal],
      may_propose: ["correct_record", "change_contact"],
    },
  },
  registerDriver: {
    body: {
      ...examplePerson,
      phone_number: "0241234567",
      address: { city: "Accra", country: "Ghana" },
      id_type: "ghana_card",
      id_number: "GHA-123456789-0",
    },
    answer: exampleDriver,
  },
};
