import { dayOf } from "@kwan/domain";
import { beforeEach, expect, it } from "vitest";
import { bothDatabases } from "./databases.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const hour = 3_600_000;
const notice = {
  tone: "warning",
  text_en: "Payments by card do not work at the moment.",
  text_fr: "Le paiement par carte ne fonctionne pas en ce moment.",
  hours: 24,
} as const;

bothDatabases((database) => {
  const server = testServer(database);
  let admin: Person;
  let second: Person;
  beforeEach(async () => {
    admin = await server().person({ role: "admin" });
    second = await server().person({ role: "admin" });
    await server().db.kysely.deleteFrom("notices").execute();
  });

  const current = async (language = "en") => {
    const answer = await fetch(`${server().baseUrl}/notices/`, { headers: { "accept-language": language } });
    const { notices } = (await answer.json()) as { notices: { text: string }[] };
    return notices.map(({ text }) => text);
  };

  it("everybody reads a notice in their language until it ends automatically [R-PUB-10]", async () => {
    const { until, posted_by } = await admin.kwan.notices.post(notice);
    const { clock } = server();
    expect(Date.parse(until) - clock.now.getTime()).toBe(24 * hour);
    expect(posted_by).toContain("Ama");
    expect(await current()).toEqual([notice.text_en]);
    expect(await current("fr")).toEqual([notice.text_fr]);
    clock.forward(24 * hour - 1);
    expect(await current()).toHaveLength(1);
    clock.forward(1);
    expect(await current()).toEqual([]);
  });

  it("may be stored for a minute by a browser, and is the same for everybody", async () => {
    const answer = await fetch(`${server().baseUrl}/notices/`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    expect(await answer.json()).toEqual({ notices: [] });
  });

  it("is ended early by anybody who may post, once, and both acts are in the audit log", async () => {
    const { id } = await admin.kwan.notices.post(notice);
    expect(await second.kwan.notices.end(id)).toMatchObject({ ended_at: expect.any(String) });
    expect(await current()).toEqual([]);
    const over = { message: "This notice has ended already." };
    await expect(admin.kwan.notices.end(id)).rejects.toMatchObject(over);
    await expect(admin.kwan.notices.end("ntc_none")).rejects.toMatchObject({ code: "not_found" });
    const { notices } = await admin.kwan.notices.board();
    expect(notices).toMatchObject([{ id, ended_by: expect.stringContaining("Ama") }]);
    const rows = server().db.kysely.selectFrom("audit").select(["action", "actor_id"]).where("entity_id", "=", id);
    expect(await rows.orderBy("seq").execute()).toEqual([
      { action: "post_notice", actor_id: admin.id },
      { action: "end_notice", actor_id: second.id },
    ]);
  });

  it("refuses more than 24 hours, an empty text, a fourth notice, and everybody else", async () => {
    for (const wrong of [{ hours: 25 }, { hours: 0 }, { hours: 1.5 }, { text_en: " " }, { text_fr: "x".repeat(301) }])
      await expect(admin.kwan.notices.post({ ...notice, ...wrong })).rejects.toMatchObject({
        body: { [Object.keys(wrong)[0] ?? ""]: [expect.any(String)] },
      });
    const officer = await server().person({ role: "officer" });
    await expect(officer.kwan.notices.post(notice)).rejects.toMatchObject({ code: "forbidden" });
    for (const text_en of ["One", "Two", "Three"]) await admin.kwan.notices.post({ ...notice, text_en });
    await expect(admin.kwan.notices.post(notice)).rejects.toMatchObject({ code: "state_forbids" });
    expect((await current()).toSorted()).toEqual(["One", "Three", "Two"]);
  });

  it("the database keeps no notice that is shown for longer than a day", async () => {
    const { id } = await admin.kwan.notices.post(notice);
    const longer = server()
      .db.kysely.updateTable("notices")
      .set({ until: new Date(server().clock.now.getTime() + 25 * hour) })
      .where("id", "=", id as never);
    await expect(longer.execute()).rejects.toThrow("notices_end_in_a_day");
  });

  const work = (day: string, times = { from_time: "22:00", until_time: "23:30" }) => ({
    kind: "announce_work" as const,
    subject: "ntb_notices",
    details: { day, ...times, text_en: "you cannot pay", text_fr: "vous ne pouvez pas payer" },
    ground: "release",
    reason: "A new version of the database.",
  });

  it("planned work takes two people, and is read from 48 hours before until it ends [R-PUB-10]", async () => {
    const { clock } = server();
    const start = Date.parse(`${dayOf(new Date(clock.now.getTime() + 72 * hour).toISOString())}T22:00:00Z`);
    const day = new Date(start).toISOString().slice(0, 10);
    const { id } = await admin.kwan.decisions.propose(work(day));
    await expect(admin.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
      code: "own_request",
    });
    await second.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    clock.forward(start - 48 * hour - 1 - clock.now.getTime());
    expect(await current()).toEqual([]);
    clock.forward(1);
    expect(await current()).toEqual([
      expect.stringMatching(/^Planned work\. On .* from 22:00 to 23:30: you cannot pay$/),
    ]);
    expect(await current("fr")).toEqual([
      expect.stringMatching(/^Travaux prévus\. Le .* de 22:00 à 23:30\u00a0: vous ne/),
    ]);
    clock.forward(49.5 * hour - 1);
    expect(await current()).toHaveLength(1);
    clock.forward(1);
    expect(await current()).toEqual([]);
  });

  it("planned work may last past midnight, is cancelled by two people, and is not announced when it is over", async () => {
    const today = server().deps.today();
    const { id } = await admin.kwan.decisions.propose(work(today, { from_time: "23.45", until_time: "1:15" }));
    await second.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    expect(await current()).toEqual([expect.stringMatching(/^Planned work\. From .* at 23:45 to .* at 01:15: /)]);
    const { id: reversal } = await admin.kwan.decisions.reverse(id, { reason: "The work has been put off." });
    expect(await current()).toHaveLength(1);
    await second.kwan.decisions.decide(reversal, { outcome: "approved" }, latest);
    expect(await current()).toEqual([]);
    for (const [times, field] of [
      [{ from_time: "00:00", until_time: "00:01" }, "until_time"],
      [{ from_time: "24:00", until_time: "23:30" }, "from_time"],
    ] as const)
      await expect(admin.kwan.decisions.propose(work(today, times))).rejects.toMatchObject({
        body: { [field]: [expect.any(String)] },
      });
    await expect(admin.kwan.decisions.propose(work("2062-11-30"))).rejects.toMatchObject({
      body: { day: [expect.any(String)] },
    });
  });

  it("planned work that is over is not approved any more", async () => {
    const { clock, deps } = server();
    const { id } = await admin.kwan.decisions.propose(work(deps.today(), { from_time: "23:00", until_time: "23:59" }));
    clock.forward(24 * hour);
    const late = await server().person({ role: "admin" });
    await expect(late.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
      body: { until_time: ["This time has passed. Choose a later time."] },
    });
  });
});
