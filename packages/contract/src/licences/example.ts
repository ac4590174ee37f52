import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as licences from "./calls.ts";
import type { license, share } from "./shapes.ts";

export const exampleLicense: z.output<typeof license> = {
  driver: ids.driver,
  holder: "Ama Serwaa Mensah",
  is_provisional: false,
  number: "KW/2024/00133-7",
  issue: 1,
  is_card_blocked: false,
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
  endorsement: null,
  learners_license: null,
  international_permit: null,
  hazard_permit: null,
};

const exampleShare: z.output<typeof share> = {
  id: ids.share,
  code: "K7QW-2MXR-T",
  url: "https://portal.kwan.example/verify/K7QW-2MXR-T",
  created_at: "2026-11-21T09:00:00Z",
  expires_at: "2026-11-22T09:00:00Z",
  is_withdrawn: false,
  checks: [],
};

export const licenceExamples: ExamplesOf<typeof licences> = {
  getLicense: {
    params: { id: ids.driver },
    answer: exampleLicense,
  },
  shareLicense: {
    params: { id: ids.driver },
    answer: exampleShare,
  },
  listShares: {
    params: { id: ids.driver },
    answer: pageOf(exampleShare),
  },
  withdrawShare: { params: { id: ids.share } },
  checkShare: {
    params: { code: exampleShare.code },
    answer: {
      status: "valid",
      classes: ["B"],
      is_commercial: false,
      issue: 1,
      is_card_blocked: false,
      issued_on: "2024-02-20",
      expires_on: "2030-02-20",
      checked_at: "2026-11-21T09:30:00Z",
    },
  },
};
