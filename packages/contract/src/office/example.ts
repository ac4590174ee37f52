import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as office from "./calls.ts";

const flagged = {
  id: ids.payment,
  reference: "KWP-01H8QM6F4B",
  provider: "paystack",
  channel: "mobile_money",
  flag: "refund_due",
  expected: "420.00",
  received: "420.00",
  received_currency: "GHS",
  left: "420.00",
  currency: "GHS",
  flagged_at: "2026-11-21T09:12:00Z",
  request: null,
  invoice: ids.invoice,
  invoice_number: "INV-2026-000481",
  service: ids.service,
  kind: "license-application",
  service_number: "KW-2026-0000017",
  service_title: "Driver's licence",
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  refunds: [] as never[],
  closing: null,
  resolution: null,
} as const;

export const officeExamples: ExamplesOf<typeof office> = {
  listFlaggedPayments: {
    query: { resolved: "false" },
    answer: pageOf(flagged),
  },
  listUnverifiedIdentities: {
    answer: pageOf({
      driver: ids.driver,
      driver_name: "Ama Serwaa Mensah",
      date_of_birth: "1998-03-14",
      nationality: "Ghanaian",
      phone_number: "+233241234567",
      id_type: "ghana_card",
      id_number: "GHA-123456789-0",
      issued_on: "2021-05-04",
      expires_on: "2031-05-03",
      updated_at: "2026-11-20T08:00:00Z",
      files: [
        {
          id: ids.document,
          name: "card-front.jpg",
          type: "image/jpeg",
          uploaded_at: "2026-11-20T08:00:00Z",
          is_owners: true,
        },
      ],
      open_applications: 1,
    }),
  },
};
