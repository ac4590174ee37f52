import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as branches from "./calls.ts";
import type { Branch } from "./shapes.ts";

const exampleBranch: Branch = {
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
  hours: "working_days",
  opening_hours: "Monday to Friday, 8:00 to 17:00",
  is_test_centre: true,
  is_open: true,
  closures: [{ from: "2026-12-07", until: "2026-12-08", reason: "Repairs" }],
  services: ["learners-license", "drivers-renewal"],
};

export const branchExamples: ExamplesOf<typeof branches> = {
  listBranches: {
    query: { lat: 5.6, lon: -0.19, limit: 20 },
    answer: pageOf({ ...exampleBranch, distance_km: 1.5 }),
  },
  createBranch: {
    body: {
      branch_code: "OT1",
      name: "Dambai",
      region: "Oti",
      city: "Dambai",
      lat: 8.0662,
      lon: 0.1793,
      hours: "working_days",
      is_test_centre: false,
      services: ["learners-license", "drivers-renewal"],
    },
    answer: {
      ...exampleBranch,
      code: "OT1",
      name: "Dambai",
      region: "Oti",
      city: "Dambai",
      lat: 8.0662,
      lon: 0.1793,
      is_test_centre: false,
      is_open: false,
      closures: [],
    },
  },
  getBranch: { params: { id: ids.branch }, answer: exampleBranch },
};
