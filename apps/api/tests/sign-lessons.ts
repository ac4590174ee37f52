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
