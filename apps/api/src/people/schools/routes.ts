import type { PlainDate } from "@kwan/domain";
import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { noDriver, noSchool, type SchoolId } from "../../platform/ids.ts";
import { addInstructor, proposeInstructor } from "./commands/add-instructor.ts";
import { answerTeaching } from "./commands/answer-teaching.ts";
import { changeEnrolment } from "./commands/change-enrolment.ts";
import { checkLesson } from "./commands/check-lesson.ts";
import { confirmEnrolmentAtDesk, confirmOwnEnrolment } from "./commands/confirm-enrolment.ts";
import { confirmLessons, confirmLessonsAtDesk, sendLessonCode } from "./commands/confirm-lessons.ts";
import { declineInstructor } from "./commands/decline-instructor.ts";
import { disputeLesson } from "./commands/dispute-lesson.ts";
import { endOwnEnrolment, enrolTrainee } from "./commands/enrol-trainee.ts";
import { readClassRecords } from "./commands/list-class-records.ts";
import { recordLesson, removeLesson } from "./commands/record-lesson.ts";
import { registerSchool } from "./commands/register-school.ts";
import { disputeTaughtLesson, signLessons } from "./commands/sign-lessons.ts";
import { listEnrolmentsOf } from "./enrolments-store.ts";
import { instructorsOf } from "./instructors-store.ts";
import {
  presentEnrolment,
  presentRecord,
  presentSchool,
  presentTeaching,
  presentTotals,
  presentWithInstructors,
} from "./present.ts";
import { findRecord, findSchool, listSchools } from "./store.ts";
import { listLessonsToSign, teachingOf } from "./teaching-store.ts";

async function schoolById(db: Queries, id: SchoolId, today: PlainDate) {
  const school = orNotFound(await findSchool(db, id), "school");
  return presentWithInstructors(school, await instructorsOf(db, id), today);
}

export const schoolRoutes = {
  listClassRecords: async ({ db, actor }, { query, request }) => {
    const { records, totals, subject } = await readClassRecords(db, actor, query);
    const list = listAnswer(request, records, presentRecord);
    const body = { ...list, totals: totals && presentTotals(totals) };
    return new Reply({ body, reads: [subject] });
  },
  listSchools: async ({ db, deps }, { query, request }) =>
    listAnswer(request, await listSchools(db, query, query), presentSchool(deps.today())),
  createSchool: async (context, { body }) => {
    const id = await registerSchool(context, body);
    return schoolById(context.tx, id, context.deps.today());
  },
  getSchool: ({ db, deps }, { params }) => schoolById(db, params.id, deps.today()),
  getOwnSchool: ({ db, deps, actor }) => schoolById(db, actor.school ?? noSchool, deps.today()),
  addInstructor: async (context, { params, body }) => {
    await addInstructor(context, params.id, body);
    return schoolById(context.tx, params.id, context.deps.today());
  },
  proposeInstructor: async (context, { body }) => {
    await proposeInstructor(context, body);
    return schoolById(context.tx, context.actor.school ?? noSchool, context.deps.today());
  },
  declineInstructor: async (context, { params, body }) =>
    schoolById(context.tx, await declineInstructor(context, params.id, body), context.deps.today()),
  listEnrolments: async ({ db, actor }, { query, request }) =>
    listAnswer(request, await listEnrolmentsOf(db, actor.school ?? noSchool, query, query), presentEnrolment),
  enrolTrainee: async (context, { body }) => presentEnrolment(await enrolTrainee(context, body)),
  recordLesson: async (context, { body }) =>
    presentRecord(await findRecord(context.tx, await recordLesson(context, body))),
  removeLesson: (context, { params }) => removeLesson(context, params.id),
  sendLessonCode: (context) => sendLessonCode(context),
  confirmLessons: (context, { body, request: origin }) => confirmLessons(context, body, origin),
  confirmLessonsAtDesk: (context, { body }) => confirmLessonsAtDesk(context, body),
  confirmEnrolmentAtDesk: async (context, { body }) => presentEnrolment(await confirmEnrolmentAtDesk(context, body)),
  changeEnrolment: async (context, { params, body }) =>
    presentEnrolment(await changeEnrolment(context, params.id, body)),
  disputeLesson: async (context, { params, body }) => {
    await disputeLesson(context, params.id, body);
    return presentRecord(await findRecord(context.tx, params.id));
  },
  listTeaching: async ({ db, deps, actor }) => ({
    schools: (await teachingOf(db, actor.driver ?? noDriver)).map(presentTeaching(deps.today())),
  }),
  answerTeaching: async (context, { params, body }) =>
    presentTeaching(context.deps.today())(await answerTeaching(context, params.id, body)),
  listLessonsToSign: async ({ db, actor }, { query, request }) =>
    listAnswer(request, await listLessonsToSign(db, actor.driver ?? noDriver, query), presentRecord),
  signLessons: (context, { body }) => signLessons(context, body),
  disputeTaughtLesson: async (context, { params, body }) => {
    await disputeTaughtLesson(context, params.id, body);
    return presentRecord(await findRecord(context.tx, params.id));
  },
  confirmEnrolment: async (context, { body }) => presentEnrolment(await confirmOwnEnrolment(context, body)),
  checkLesson: async (context, { params, body }) => {
    await checkLesson(context, params.id, body);
    return presentRecord(await findRecord(context.tx, params.id));
  },
  endEnrolment: async (context, { params }) => presentEnrolment(await endOwnEnrolment(context, params.id)),
} satisfies Partial<Handlers>;
