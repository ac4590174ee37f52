import type * as z from "zod/mini";
import type * as schools from "../calls/schools.ts";
import type { classRecord, enrolment } from "../shapes/schools.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, pageOf } from "./ids.ts";

const exampleRecord: z.output<typeof classRecord> = {
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

const exampleEnrolment: z.output<typeof enrolment> = {
  id: ids.enrolment,
  trainee_number: "T-2026-0412",
  name: "Efua Darko",
  license_class: "B",
  learner: null,
  enrolled_at: "2026-11-19T09:30:00.000Z",
  ended_at: null,
};

export const schoolExamples: ExamplesOf<typeof schools> = {
  listClassRecords: {
    summary: "List class records of driving schools",
    description:
      "A school sees the records of its learners, and a learner sees their own. For one learner, `totals` compares the hours with the 48 that are required.",
    query: { learner: ids.driver },
    answer: {
      ...pageOf(exampleRecord),
      totals: {
        theory_hours: 20,
        practical_hours: 14,
        required_hours: 48,
        percent: 71,
        certificate_number: null,
        certificate_date: null,
      },
    },
  },
  listSchools: {
    summary: "List driving schools",
    query: { search: "Ridge" },
    answer: pageOf({ id: ids.school, code: "GA-014", name: "Ridge Driving School", branch: ids.branch }),
  },
  listEnrolments: {
    summary: "List the trainees of your school",
    description: "The newest comes first. The list includes trainees whose enrolment has ended.",
    answer: pageOf(exampleEnrolment),
  },
  enrolTrainee: {
    summary: "Enrol a trainee",
    description: "The trainee confirms the enrolment by entering the school code and this number in an application.",
    body: { trainee_number: "T-2026-0412", first_name: "Efua", last_name: "Darko", license_class: "B" },
    answer: exampleEnrolment,
  },
  endEnrolment: {
    summary: "End an enrolment",
    description: "The number can no longer be used in an application. Class records are kept.",
    params: { id: exampleEnrolment.id },
    answer: { ...exampleEnrolment, ended_at: "2026-11-20T09:30:00.000Z" },
  },
};
