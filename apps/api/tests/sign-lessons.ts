import { idOf } from "./id-of.ts";
import { verifyIdentity } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

/** Confirms a trainee's lessons with the code from their phone, as they would. */
export async function signByCode(server: TestServer, learner: Person): Promise<number> {
  const { attempt } = await learner.kwan.schools.sendLessonCode();
  const code = await server.lastCode(learner.phone_number);
  return (await learner.kwan.schools.confirmLessons({ attempt, code })).confirmed;
}

/** Confirms lessons with the trainee at the counter, where no code has to be waited for. */
export async function signAtDesk(server: TestServer, learner: Person, lessons: readonly string[]): Promise<void> {
  const officer = await server.person({ role: "officer" });
  await verifyIdentity(server, learner.driver);
  const seen = "Ghana Card, checked against the record";
  await officer.kwan.schools.confirmLessonsAtDesk({ learner: learner.driver ?? "", lessons: [...lessons], seen });
}

const teachers = new Map<string, Person>();

/** Signs a lesson as its instructor. An instructor without an account gets one, and confirms that they teach there. */
export async function signAsInstructor(server: TestServer, lesson: string): Promise<void> {
  const { kysely } = server.db;
  const { instructor_id } = await kysely
    .selectFrom("class_records")
    .select("instructor_id")
    .where("id", "=", idOf("cls", lesson))
    .executeTakeFirstOrThrow();
  const teacher = teachers.get(instructor_id ?? "") ?? (await server.person({ role: "driver" }));
  teachers.set(instructor_id ?? "", teacher);
  const answer = { driver_id: teacher.driver, answered_at: server.deps.now() };
  await kysely.updateTable("instructors").set(answer).where("id", "=", instructor_id).execute();
  await teacher.kwan.teaching.sign({ lessons: [lesson] });
}
