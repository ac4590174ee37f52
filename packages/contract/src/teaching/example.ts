import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import { exampleRecord, unsigned } from "../schools/example.ts";
import type * as calls from "./calls.ts";
import type { teaching } from "./shapes.ts";

const exampleTeaching: z.output<typeof teaching> = {
  id: ids.instructor,
  name: "Kofi Boateng",
  license_number: "BOA-140785-00815",
  accredited_until: "2027-12-31",
  is_accredited: true,
  school: { id: ids.school, code: "GA-014", name: "Ridge Driving School" },
  answer: "confirmed",
};

export const teachingExamples: ExamplesOf<typeof calls> = {
  listTeaching: { answer: { schools: [exampleTeaching] } },
  answerTeaching: {
    params: { id: ids.instructor },
    body: { teaches: true },
    answer: exampleTeaching,
  },
  listLessonsToSign: { answer: pageOf({ ...exampleRecord, ...unsigned }) },
  signLessons: {
    body: { lessons: [ids.record] },
    answer: { signed: 1 },
  },
  disputeTaughtLesson: {
    params: { id: ids.record },
    body: { note: "I did not give this lesson. I was on leave." },
    answer: {
      ...exampleRecord,
      ...unsigned,
      instructor_signature: "disputed",
      instructor_dispute: "I did not give this lesson. I was on leave.",
    },
  },
};
