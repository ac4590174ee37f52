import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as books from "./calls.ts";

const november = { received: "420.00", reversed: "0.00", refunded: "-60.00", total: "360.00" };

export const bookExamples: ExamplesOf<typeof books> = {
  getBooks: {
    query: { month: "2026-11" },
    answer: {
      id: "bks_books",
      complete_since: "2026-09-22",
      closed_until: "2026-10-31",
      compared_at: "2026-11-21T03:25:04Z",
      differences: 1,
      balances: [
        { account: "provider", currency: "GHS", balance: "840.00" },
        { account: "revenue", currency: "GHS", balance: "360.00" },
        { account: "refunds_due", currency: "GHS", balance: "60.00" },
        { account: "unassigned", currency: "GHS", balance: "420.00" },
      ],
      month: {
        month: "2026-11",
        is_closed: false,
        currency: "GHS",
        receipts: 1,
        ...november,
        items: [{ item: "application", title: "Service", ...november }],
      },
    },
  },
  listOwed: {
    answer: pageOf({
      payment: ids.payment,
      reference: "KWP-01H8QM6F4B",
      account: "refunds_due",
      amount: "60.00",
      currency: "GHS",
      since: "2026-11-21T09:12:00Z",
      driver: ids.driver,
      driver_name: "Ama Serwaa Mensah",
      service_title: "Driver's licence renewal",
      receipt: "RCP-2026-000481",
    }),
  },
  listDifferences: {
    query: { ended: "false" },
    answer: pageOf({
      id: "dif_01H8R3F5TX",
      provider: "paystack",
      reference: "KWP-01H8QM6F4B",
      payment: ids.payment,
      what: "missing_there",
      ours: "420.00",
      theirs: "0.00",
      currency: "GHS",
      found_at: "2026-11-21T03:25:04Z",
      ended_at: null,
    }),
  },
  downloadBooks: {
    query: { month: "2026-11" },
  },
};
