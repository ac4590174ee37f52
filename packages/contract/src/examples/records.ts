import type * as appointments from "../calls/appointments.ts";
import type * as branches from "../calls/branches.ts";
import type * as drivers from "../calls/drivers.ts";
import type * as licences from "../calls/licences.ts";
import type * as notifications from "../calls/notifications.ts";
import type * as schools from "../calls/schools.ts";
import type * as system from "../calls/system.ts";
import type * as theoryTests from "../calls/theory-tests.ts";
import type * as updateRequests from "../calls/update-requests.ts";
import {
  exampleAvailable,
  exampleBranch,
  exampleDriver,
  exampleEyeTest,
  exampleIdentification,
  exampleLicense,
  ids,
  pageOf,
} from "./entities.ts";
import type { ExamplesOf } from "./example.ts";
import {
  exampleAppointment,
  exampleEnrolment,
  exampleNotification,
  examplePayment,
  exampleRecord,
  exampleRequest,
  exampleShare,
  exampleSlot,
  exampleTest,
} from "./service-entities.ts";

const driver = { id: ids.driver };
const test = { customerId: ids.driver, serviceId: ids.service };

export const driverExamples: ExamplesOf<typeof drivers & typeof licences> = {
  getDriver: { summary: "Read a driver's profile", params: driver, answer: exampleDriver },
  getIdentification: { summary: "Read a driver's identification", params: driver, answer: exampleIdentification },
  putIdentification: {
    summary: "Set a driver's identification",
    description:
      "A Ghana Card, a passport or a non-citizen card. What an officer has verified is changed by a change request.",
    params: driver,
    body: { id_type: "ghana_card", id_number: "GHA-123456789-0", issued_on: "2021-06-01", expires_on: "2031-05-31" },
    answer: { ...exampleIdentification, is_verified: false },
  },
  createDriver: {
    summary: "Create your driver profile",
    description: "One for each account.",
    body: {
      first_name: "Ama",
      last_name: "Mensah",
      other_name: "Serwaa",
      date_of_birth: "1998-03-14",
      nationality: { value: "GH", label: "Ghanaian" },
      sex: "female",
      address: { digital_address: "GA-183-8164", city: "Accra" },
      occupation: "Nurse",
    },
    answer: exampleDriver,
  },
  updateDriver: {
    summary: "Change address, occupation and the like",
    description:
      "Names, date of birth and nationality are changed by a change request with evidence. The contacts are those of the account and are changed there; others are refused.",
    params: driver,
    body: { occupation: "Midwife" },
    answer: { ...exampleDriver, occupation: "Midwife" },
  },
  getLicense: {
    summary: "Read a driver's licence and permits",
    description: "A driver without a licence has one whose fields are null.",
    params: driver,
    answer: exampleLicense,
  },
  getEyeTest: { summary: "Read a driver's last eye test", params: driver, answer: exampleEyeTest },
  recordEyeTest: {
    summary: "Record an eye test",
    params: driver,
    body: {
      tested_on: "2026-11-03",
      is_passed: true,
      needs_glasses: true,
      acuity: "6/9, 6/6 with glasses",
      centre: "Korle Bu Eye Centre",
    },
    answer: exampleEyeTest,
  },
  listAvailableServices: {
    summary: "List what a driver may apply for",
    description:
      "Every kind, eligible or not: with each reason why not, what would put it right, and the earliest day.",
    params: driver,
    answer: pageOf(exampleAvailable),
  },
  listDriverPayments: { summary: "List a driver's payments", params: driver, answer: pageOf(examplePayment) },
  shareLicense: {
    summary: "Share your licence by a one-time code",
    description: "Whoever holds the code sees status, classes and dates, nothing more. Good for a day.",
    params: driver,
    answer: exampleShare,
  },
  listShares: { summary: "List what you have shared, and who looked", params: driver, answer: pageOf(exampleShare) },
  withdrawShare: { summary: "Withdraw a shared licence", params: { id: ids.share } },
  checkShare: {
    summary: "Check a licence by its code",
    params: { code: exampleShare.code },
    answer: {
      status: "valid",
      classes: ["B"],
      is_commercial: false,
      issued_on: "2024-02-20",
      expires_on: "2030-02-20",
      checked_at: "2026-11-21T09:30:00Z",
    },
  },
};

export const theoryTestExamples: ExamplesOf<typeof theoryTests> = {
  getRoadSignTest: {
    summary: "Read the road sign test of an application",
    description: "Before, during or after it. No answer key leaves before the end.",
    params: test,
    answer: exampleTest,
  },
  getRoadTrafficTest: {
    summary: "Read the road traffic test of an application",
    description: "Before, during or after it. No answer key leaves before the end.",
    params: test,
    answer: {
      ...exampleTest,
      part: "road_traffic",
      state: "ready",
      message: "30 questions in 40 minutes. Start when you are ready.",
      rules: { questions: 30, minutes: 40, pass_mark: 21 },
      paper: null,
    },
  },
  startTest: {
    summary: "Start a theory test",
    description: "The questions are drawn at random and the server's clock starts.",
    params: { ...test, part: "road_sign" },
    answer: exampleTest,
  },
  answerQuestion: {
    summary: "Keep one answer",
    description:
      "Each answer is kept as it is given, so that a lost connection loses nothing. A later answer replaces an earlier one.",
    params: { ...test, part: "road_sign" },
    body: { attempt: ids.attempt, question: "q1", answer: "b" },
    answer: exampleTest,
  },
  handInTest: {
    summary: "Hand in a theory test",
    description:
      "Scored immediately. Answers that were saved count; `answers` may add the last ones. After the deadline only saved answers count.",
    params: { ...test, part: "road_sign" },
    body: { attempt: ids.attempt, answers: { q1: "b" } },
    answer: {
      ...exampleTest,
      state: "finished",
      message: "You passed with 17 of 20.",
      paper: null,
      result: {
        right: 17,
        questions: 20,
        pass_mark: 14,
        is_passed: true,
        topics_missed: [{ topic: "prohibitory_signs", missed: 3 }],
        finished_at: "2026-11-21T09:24:00Z",
      },
    },
  },
  getPractice: {
    summary: "Get questions to practise with",
    description: "Free, without a login, with the right answers and why they are right.",
    params: { part: "road_sign" },
    answer: {
      part: "road_sign",
      questions: [
        {
          id: "q1",
          topic: "priority_signs",
          text: "What must you do at this sign?",
          sign: "stop",
          options: [
            { id: "a", text: "Slow down" },
            { id: "b", text: "Stop fully and go when it is clear" },
          ],
          right_option: "b",
          explanation: "The eight-sided sign means a full stop at the line, also when nobody comes.",
        },
      ],
    },
  },
};

export const schoolExamples: ExamplesOf<typeof schools> = {
  listClassRecords: {
    summary: "List class records of driving schools",
    description: "A school sees its own; a learner sees theirs. For one learner, `totals` counts the hours against 48.",
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
    summary: "List the trainees of one's school",
    description: "The newest first, with those whose enrolment has ended.",
    answer: pageOf(exampleEnrolment),
  },
  enrolTrainee: {
    summary: "Enrol a trainee",
    description: "The trainee confirms it by giving the code of the school and this number in an application.",
    body: { trainee_number: "T-2026-0412", first_name: "Efua", last_name: "Darko", license_class: "B" },
    answer: exampleEnrolment,
  },
  endEnrolment: {
    summary: "End an enrolment",
    description: "The number can no longer be used in an application. Class records stay.",
    params: { id: exampleEnrolment.id },
    answer: { ...exampleEnrolment, ended_at: "2026-11-20T09:30:00.000Z" },
  },
};

export const branchExamples: ExamplesOf<typeof branches> = {
  listBranches: {
    summary: "List branches",
    description: "By region, by service, or by distance from a point.",
    query: { lat: 5.6, lon: -0.19, limit: 20 },
    answer: pageOf({ ...exampleBranch, distance_km: 1.5 }),
  },
  getBranch: { summary: "Read a branch", params: { id: ids.branch }, answer: exampleBranch },
};

export const appointmentExamples: ExamplesOf<typeof appointments> = {
  listSlots: {
    summary: "List times to book at a branch",
    params: { id: ids.branch },
    query: { purpose: "practical_test", from: "2026-12-01", to: "2026-12-07" },
    answer: pageOf(exampleSlot),
  },
  bookAppointment: {
    summary: "Book a time",
    description: "A place is held for one application at a time; a slot never takes more people than it has places.",
    body: { service: ids.service, slot: ids.slot },
    answer: exampleAppointment,
  },
  listAppointments: { summary: "List appointments", answer: pageOf(exampleAppointment) },
  moveAppointment: {
    summary: "Move an appointment",
    description: "The old place is freed only once the new one is held.",
    params: { id: ids.appointment },
    body: { slot: "slt_01H8R3B2CD" },
    answer: {
      ...exampleAppointment,
      slot: "slt_01H8R3B2CD",
      starts_at: "2026-12-02T09:00:00Z",
      ends_at: "2026-12-02T09:40:00Z",
    },
  },
  cancelAppointment: { summary: "Cancel an appointment", params: { id: ids.appointment } },
};

export const updateRequestExamples: ExamplesOf<typeof updateRequests> = {
  createUpdateRequest: {
    summary: "Ask for a change of names, birth date or nationality",
    description: "Send only what should change, with the evidence it needs. One open request for each driver.",
    body: {
      driver: ids.driver,
      last_name: "Mensah-Owusu",
      reason_for_change: "I married on 3 October 2026.",
      affidavit: "affidavit-2026-10.pdf",
    },
    answer: exampleRequest,
  },
  listUpdateRequests: {
    summary: "List change requests",
    query: { status: "requested" },
    answer: pageOf(exampleRequest),
  },
  approveUpdateRequest: {
    summary: "Approve a change request",
    description: "Writes the record. A reviewer never decides on their own request.",
    params: { id: ids.request },
    body: { note: "Affidavit and gazette seen." },
    answer: { ...exampleRequest, status: "approved", decided_at: "2026-11-21T10:00:00Z", decided_by: "Efua Sarpong" },
  },
  rejectUpdateRequest: {
    summary: "Reject a change request",
    description: "The reason is shown to the driver, who may ask again.",
    params: { id: ids.request },
    body: { reason: "The affidavit is not signed. Please send a signed one." },
    answer: {
      ...exampleRequest,
      status: "rejected",
      decided_at: "2026-11-21T10:00:00Z",
      decided_by: "Efua Sarpong",
      decision_reason: "The affidavit is not signed. Please send a signed one.",
    },
  },
};

export const notificationExamples: ExamplesOf<typeof notifications> = {
  listNotifications: { summary: "List your notifications", answer: { ...pageOf(exampleNotification), unread: 1 } },
  markNotificationsRead: {
    summary: "Mark notifications as read",
    description: "Those named, or all of them.",
    body: { ids: [ids.notification] },
    answer: { unread: 0 },
  },
};

export const systemExamples: ExamplesOf<typeof system> = {
  listCountries: {
    summary: "List countries with their demonyms",
    answer: pageOf({ name: "Ghana", code: "GH", demonym: "Ghanaian" }),
  },
  getHealth: { summary: "See whether the server runs", answer: { status: "ok", version: "1.0.0" } },
  getReadiness: {
    summary: "See whether the server can serve",
    description: "503 while something it depends on is down.",
    answer: { status: "ready" },
  },
  getMetrics: { summary: "Read the metrics", description: "In the text format of Prometheus." },
  getOpenapi: { summary: "Read this document", answer: { openapi: "3.1.1" } },
};
