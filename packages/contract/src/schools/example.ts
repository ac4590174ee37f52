import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as schools from "./calls.ts";
import type { classRecord, enrolment, schoolWithInstructors } from "./shapes.ts";

const lesson = {
  module: "practical",
  topic: "Hill start and parking",
  date: "2026-11-18",
  starts_at: "10:00",
  ends_at: "12:00",
} as const;

export const exampleRecord: z.output<typeof classRecord> = {
  id: ids.record,
  school: { id: ids.school, code: "GA-014", name: "Ridge Driving School" },
  learner: { id: ids.driver, name: "Ama Serwaa Mensah", learners_license_number: "LL/2026/00817-4" },
  license_class: "B",
  ...lesson,
  hours: 2,
  instructor: "Kofi Boateng",
  vehicle: "GR 4410-24",
  attendance: "present",
  score: 78,
  remark: null,
  is_verified: true,
  signed_at: "2026-11-18T18:30:00.000Z",
  signed_with: "code",
  dispute: null,
  instructor_signature: "signed",
  instructor_dispute: null,
  marks: [],
  check: null,
  removed_at: null,
};

export const unsigned = {
  is_verified: false,
  signed_at: null,
  signed_with: null,
  instructor_signature: "waiting",
} as const;

const exampleEnrolment: z.output<typeof enrolment> = {
  id: ids.enrolment,
  trainee_number: "T-2026-0412",
  name: "Efua Darko",
  license_class: "B",
  hours: 0,
  learner: null,
  has_birth_date: true,
  enrolled_at: "2026-11-19T09:30:00.000Z",
  ended_at: null,
};

const exampleSchool = {
  id: ids.school,
  code: "GA-014",
  name: "Ridge Driving School",
  branch: ids.branch,
  accredited_until: "2027-12-31",
  is_accredited: true,
} as const;

const exampleWithInstructors: z.output<typeof schoolWithInstructors> = {
  ...exampleSchool,
  instructors: [
    {
      id: ids.instructor,
      name: "Kofi Boateng",
      license_number: "BOA-140785-00815",
      accredited_until: "2027-12-31",
      is_accredited: true,
      account: "confirmed",
      is_proposed: false,
      declined: null,
    },
    {
      id: "ins_01H8R3D6QW",
      name: "Yaw Darko",
      license_number: "DAR-120389-01234",
      accredited_until: null,
      is_accredited: false,
      account: "no_account",
      is_proposed: true,
      declined: null,
    },
  ],
};

export const schoolExamples: ExamplesOf<typeof schools> = {
  listClassRecords: {
    query: { learner: ids.driver },
    answer: {
      ...pageOf(exampleRecord),
      totals: {
        license_class: "B",
        theory_hours: 20,
        practical_hours: 14,
        required_hours: 48,
        required_theory_hours: 12,
        required_practical_hours: 24,
        lessons_to_check: 0,
        percent: 71,
        certificate_number: null,
        certificate_date: null,
      },
    },
  },
  recordLesson: {
    body: {
      enrolment: ids.enrolment,
      ...lesson,
      instructor: "Kofi Boateng",
      vehicle: "GR 4410-24",
      attendance: "present",
    },
    answer: { ...exampleRecord, ...unsigned },
  },
  removeLesson: {
    params: { id: ids.record },
  },
  disputeLesson: {
    params: { id: ids.record },
    body: { note: "I was not there. The lesson was on the day before." },
    answer: { ...exampleRecord, ...unsigned, dispute: "I was not there. The lesson was on the day before." },
  },
  sendLessonCode: {
    answer: {
      message: "We have sent you a code.",
      sent_to: "+233 •• ••• ••67",
      expires_at: "2026-11-22T09:05:00Z",
      resend_after: "2026-11-21T09:06:00Z",
      attempt: "att_01H8R3D6QZ",
    },
  },
  confirmLessons: {
    body: { attempt: "att_01H8R3D6QZ", code: "123456" },
    answer: { confirmed: 3 },
  },
  confirmLessonsAtDesk: {
    body: { learner: ids.driver, lessons: [ids.record], seen: "Ghana Card, checked against the record" },
    answer: { confirmed: 1 },
  },
  confirmEnrolmentAtDesk: {
    body: {
      learner: ids.driver,
      school_code: "GA-014",
      trainee_number: "T-2026-0412",
      seen: "Ghana Card and the school's enrolment slip",
    },
    answer: { ...exampleEnrolment, learner: ids.driver },
  },
  changeEnrolment: {
    params: { id: ids.enrolment },
    body: { date_of_birth: "2004-05-17" },
    answer: exampleEnrolment,
  },
  checkLesson: {
    params: { id: exampleRecord.id },
    body: { outcome: "accepted", note: "The trainee drives to work at night and wanted to practise it." },
    answer: {
      ...exampleRecord,
      marks: ["unusual_time"],
      check: {
        outcome: "accepted",
        note: "The trainee drives to work at night and wanted to practise it.",
        at: "2026-11-19T10:00:00.000Z",
      },
    },
  },
  listSchools: {
    query: { search: "Ridge" },
    answer: pageOf(exampleSchool),
  },
  createSchool: {
    body: { school_code: "GA-014", name: "Ridge Driving School", branch: ids.branch },
    answer: { ...exampleSchool, accredited_until: null, is_accredited: false, instructors: [] },
  },
  getSchool: {
    params: { id: ids.school },
    answer: exampleWithInstructors,
  },
  getOwnSchool: { answer: exampleWithInstructors },
  addInstructor: {
    params: { id: ids.school },
    body: { name: "Yaw Darko", license_number: "DAR-120389-01234" },
    answer: exampleWithInstructors,
  },
  proposeInstructor: {
    body: { name: "Yaw Darko", license_number: "DAR-120389-01234" },
    answer: exampleWithInstructors,
  },
  declineInstructor: {
    params: { id: ids.instructor },
    body: { note: "The licence number belongs to somebody else." },
    answer: exampleWithInstructors,
  },
  listEnrolments: {
    query: { search: "darko" },
    answer: pageOf(exampleEnrolment),
  },
  enrolTrainee: {
    body: {
      trainee_number: "T-2026-0412",
      first_name: "Efua",
      last_name: "Darko",
      license_class: "B",
      date_of_birth: "2004-05-17",
    },
    answer: exampleEnrolment,
  },
  confirmEnrolment: {
    body: { school_code: "GA-014", trainee_number: "T-2026-0412" },
    answer: { ...exampleEnrolment, learner: ids.driver },
  },
  endEnrolment: {
    params: { id: exampleEnrolment.id },
    answer: { ...exampleEnrolment, ended_at: "2026-11-20T09:30:00.000Z" },
  },
};
