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
  opening_hours: "Monday to Friday, 8:00 to 17:00",
  is_test_centre: true,
  is_open: true,
  services: ["learners-license", "drivers-renewal"],
};

export const branchExamples: ExamplesOf<typeof branches> = {
  listBranches: {
    summary: "List branches",
    description: "You can filter by region or service, and sort by distance from a point.",
    query: { lat: 5.6, lon: -0.19, limit: 20 },
    answer: pageOf({ ...exampleBranch, distance_km: 1.5 }),
  },
  createBranch: {
    summary: "Add a branch",
    description:
      "A new branch is closed until it is approved. One administrator proposes to open the branch, and another approves the proposal.",
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
    },
  },
  getBranch: { summary: "Read a branch", params: { id: ids.branch }, answer: exampleBranch },
};
