import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as audit from "./calls.ts";

export const auditExamples: ExamplesOf<typeof audit> = {
  listAudit: {
    query: { from: "2026-11-01", to: "2026-11-30", include_reads: "false" },
    answer: pageOf({
      number: 4812,
      at: "2026-11-22T06:31:00Z",
      who: { id: ids.staff, name: "Kojo Addo", role: "officer", job: null },
      action: "service_approve",
      entity: "service",
      entity_id: ids.service,
      about: { id: ids.driver, name: "Ama Serwaa Mensah" },
      changes: [
        {
          field: "status",
          before: { text: "in_review", is_erased: false },
          after: { text: "approved", is_erased: false },
        },
      ],
      reason: null,
      address: "192.0.2.7",
      request_id: "req-18",
      is_sealed: true,
    }),
  },
  downloadAudit: {
    query: { from: "2026-11-01", to: "2026-11-30" },
  },
  listRecordsAccessed: {
    query: { actor: ids.staff, from: "2026-11-01", to: "2026-11-30" },
    answer: pageOf({
      driver: ids.driver,
      name: "Ama Serwaa Mensah",
      license_number: "KW/2024/001234",
      times: 3,
      first_at: "2026-11-02T09:15:00Z",
      last_at: "2026-11-22T06:30:00Z",
    }),
  },
  downloadRecordsAccessed: {
    query: { actor: ids.staff },
  },
};
