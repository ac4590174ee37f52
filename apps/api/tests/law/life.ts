import { exampleDetails } from "@kwan/contract/examples";
import { type Action, daysBetween, type PlainDate } from "@kwan/domain";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { expect } from "vitest";
import { noDriver } from "../../src/platform/ids.ts";
import { giveDocuments, numbersOf } from "../fit-drivers.ts";
import { approve } from "../fixtures/evidence.ts";
import { idOf } from "../id-of.ts";
import { latest } from "../latest.ts";
import { giveEyeTest, payFor } from "../people.ts";
import type { Person, TestServer } from "../server.ts";
import { type Application, callsOf, doSteps, nextActions, toHolder } from "../walk-application.ts";
import type { Event } from "./events.ts";
import { against, type ChangeRequest, type Holding, law } from "./model.ts";
import { asLicence, compareTasks, hasTests, isOver, owes } from "./seen.ts";
import { type Begun, begin, type Office, type Start } from "./starts.ts";

interface Filing {
  readonly id: string;
  readonly kind: Kind;
  /** The class that the applicant wants, if the form has a choice. */
  readonly letter: string;
}

const granted = ["A", "B", "C"];
const reason = "This is a test of the law, and this is its reason.";
const firstLicences: readonly Kind[] = ["license-application", "foreign-license-conversion"];
/** The actions that lead to a card or a change. None is offered for an application that can no longer be completed. */
const forward = ["submit", "resubmit", "open_tests", "approve", "produce", "mark_ready", "hand_over", "complete"];

/** Each appointment in the tests gets a slot of its own, at another time. */
let slots = 0;

/** Plays the life of one driver on the server, and compares the driver's licence with the law after each event. */
export class Life {
  readonly log: string[] = [];
  private holding: Holding;
  private number: string | null;
  private entered: string | null = null;
  private readonly applications: Filing[] = [];
  /** The applications that have ended. They are checked again at the end of the life. */
  private readonly ended = new Set<Filing>();
  private readonly server: TestServer;
  private readonly office: Office;
  private readonly driver: Person;
  private readonly school: Readonly<Record<string, string>>;

  private constructor(server: TestServer, office: Office, { driver, school, holding, number }: Begun) {
    this.server = server;
    this.office = office;
    this.driver = driver;
    this.school = school;
    this.holding = holding;
    this.number = number;
  }

  static async begin(server: TestServer, office: Office, start: Start): Promise<Life> {
    const life = new Life(server, office, await begin(server, office, start));
    await life.refresh();
    return life;
  }

  /** Keeps the sessions and the eye test alive, however much time has passed. */
  private async refresh(): Promise<void> {
    const { db, clock } = this.server;
    const expires_at = new Date(clock.now.getTime() + 30 * 86_400_000);
    await db.kysely.updateTable("sessions").set({ last_used_at: clock.now, expires_at }).execute();
    await giveEyeTest(this.server, this.driver.driver, this.office.officer.id, this.today);
  }

  private get today(): PlainDate {
    return this.server.deps.today();
  }

  private requestOf({ details }: { readonly details: object }): ChangeRequest {
    const letter = "license_class" in details ? String(details.license_class) : null;
    return { today: this.today, letter, granted };
  }

  private read = ({ id, kind }: Filing): Promise<Application> =>
    callsOf(this.office.officer).read(kinds[kind].parent as Kind, id);

  private filer({ kind }: Filing): Person {
    return kinds[kind].filed_by === "office" ? this.office.officer : this.driver;
  }

  private async open(): Promise<{ filing: Filing; now: Application }[]> {
    const left = this.applications.filter((application) => !this.ended.has(application));
    const all = await Promise.all(left.map(async (filing) => ({ filing, now: await this.read(filing) })));
    return all.filter(({ now }) => !isOver(now));
  }

  async happens(event: Event): Promise<void> {
    if (event.do === "create") await this.create(event);
    else if (event.do === "apply") await this.apply(event, event.moves);
    else if (event.do === "apply if possible") await this.applyIfPossible(event);
    else if (event.do === "enter licence") await this.enterLicence();
    else if (event.do === "take licence back") await this.takeLicenceBack();
    else if (event.do === "revoke") await this.revoke();
    else if (event.do === "wait") await this.wait(event.days);
    else if (event.do === "wait until something is due") await this.waitUntilDue(event.pick);
    else if ("pick" in event) {
      const open = await this.open();
      const chosen = open[event.pick % Math.max(open.length, 1)];
      if (chosen && event.do === "advance") await this.advanceBy(event.moves, chosen.filing, chosen.now);
      else if (chosen && event.do !== "advance") await this[event.do](chosen.filing, chosen.now);
    }
    await this.isLawful();
  }

  private async wait(days: number): Promise<void> {
    this.server.clock.forward(days * 86_400_000);
    await this.refresh();
    this.log.push(`${days} days pass, until ${this.today}`);
  }

  private services = async () => (await this.driver.kwan.drivers.availableServices(this.driver.driver ?? "")).results;

  /** Waits for one of the next days on which the driver can apply for something new. */
  private async waitUntilDue(pick: number): Promise<void> {
    const days = (await this.services()).flatMap(({ earliest }) =>
      earliest && earliest > this.today ? [earliest] : [],
    );
    const next = [...new Set(days)].toSorted();
    const day = next[pick % Math.max(next.length, 1)] as PlainDate | undefined;
    if (day) await this.wait(daysBetween(this.today, day));
  }

  /** Applies for something for which the driver is eligible, usually for something that changes what the driver holds. */
  private async applyIfPossible({ wish, letter, moves }: Extract<Event, { do: "apply if possible" }>): Promise<void> {
    const possible = (await this.services()).flatMap(({ kind, is_eligible }) => (is_eligible ? [kind as Kind] : []));
    const request = { today: this.today, letter: null, granted };
    const changing = possible.filter((kind) => {
      const why = against(kind, this.holding, request);
      return why === null && law[kind](this.holding, request) !== this.holding;
    });
    const choice = wish < 8 && changing.length > 0 ? changing : possible;
    const kind = choice[wish % Math.max(choice.length, 1)];
    if (kind) await this.apply({ kind, letter }, moves);
  }

  /** The licence is revoked, if there is one. It cannot be revoked again, and nothing else can be completed. */
  private async revoke(): Promise<void> {
    const plan = { kind: "license-revocation", letter: "B" } as const;
    await this.apply(plan, 14);
    await this.apply(plan, 0);
    await this.advanceAll();
  }

  private async advanceAll(): Promise<void> {
    for (const { filing, now } of await this.open()) await this.advanceBy(2, filing, now);
  }

  /** A driver has one open application of each kind, and only one for a first licence. */
  private async create({ kind, letter }: Omit<Filing, "id">): Promise<Filing | null> {
    const open = await this.open();
    const isTaken = open.some(
      ({ filing }) => filing.kind === kind || (firstLicences.includes(kind) && firstLicences.includes(filing.kind)),
    );
    const filing = { id: "", kind, letter };
    const whose = kinds[kind].filed_by === "office" ? { driver: this.driver.driver } : {};
    const made = await callsOf(this.filer(filing))
      .create(kind, whose)
      .then(
        ({ id }) => ({ id }),
        ({ code }: { code: string }) => ({ code }),
      );
    this.log.push(`create ${kind}: ${"id" in made ? "draft" : made.code}`);
    if (isTaken) expect(made).toEqual({ code: "already_open" });
    else expect(made).toHaveProperty("id");
    if (!("id" in made)) return null;
    const added = { kind, id: made.id, letter };
    this.applications.push(added);
    return added;
  }

  /** Creates, submits and pays for an application, and takes its next steps. What is refused is not kept as a draft. */
  private async apply(plan: Omit<Filing, "id">, moves: number): Promise<void> {
    const filing = await this.create(plan);
    if (!filing) return;
    await this.submit(filing, await this.read(filing));
    const now = await this.read(filing);
    if (now.status === "draft") return this.cancel(filing, now);
    await this.advanceBy(moves, filing, (await this.pay(filing, now)) ?? now);
  }

  private async advanceBy(moves: number, filing: Filing, from: Application): Promise<void> {
    let now: Application | null = from;
    for (let move = 0; move < moves && now; move++) now = await this.advance(filing, now);
  }

  private async submit(filing: Filing, now: Application): Promise<void> {
    if (now.status !== "draft") return;
    const { kind, id, letter } = filing;
    const { accra, weija } = this.office.branches;
    const details = {
      ...exampleDetails[kind],
      ...("license_class" in kinds[kind].fields ? { license_class: letter } : {}),
      ...(kind === "center-change" ? { to_branch: weija } : {}),
      ...(kind === "international-driving-permit" ? { travel_on: this.today } : {}),
      ...(kinds[kind].can.verify_school ? this.school : {}),
      ...(await numbersOf(this.driver, kind)),
    };
    const filer = this.filer(filing);
    await callsOf(filer).change(kinds[kind].parent as Kind, id, { branch: accra, details }, { ifMatch: now });
    if (now.documents.every(({ status }) => status === "missing"))
      await giveDocuments(this.server, { id, kind, details }, this.driver, filer.id);
    const sent = await filer.kwan.services.move(id, { action: "submit" }, latest).settled();
    this.log.push(`submit ${kind}: ${sent.ok ? sent.data.status : `${sent.error.code} ${sent.error.message}`}`);
    const why = against(kind, this.holding, this.requestOf({ details }));
    if (why !== null) expect(sent.ok, `${kind} was submitted although ${why}`).toBe(false);
  }

  /** The money arrives, even if it is late. */
  private async pay(filing: Filing, now: Application): Promise<Application | null> {
    const { id, kind } = filing;
    if (!owes(now)) return null;
    const due = this.server.db.kysely.updateTable("invoices").set({ status: "unpaid" });
    await due.where("application_id", "=", idOf("srv", id)).where("status", "=", "expired").execute();
    this.log.push(`pay ${kind}`);
    return this.changes(filing, now, () => payFor(this.server, id));
  }

  /** The office takes the next step: the steps that are open, or the next action. Returns null if there is none. */
  private async advance(filing: Filing, now: Application): Promise<Application | null> {
    const next = nextActions[now.status] ?? [];
    const isBusy = ["in_review", "testing"].includes(now.status);
    const offered = [...now.actions, ...now.held_back.map(({ action }) => action)];
    const action = next.find((each) => offered.includes(each));
    let hasMoved = false;
    const after = await this.changes(filing, now, async () => {
      if (now.decision !== null && now.status === "in_review") {
        await this.office.colleague.kwan.decisions.decide(now.decision, { outcome: "approved" }, latest);
        this.log.push(`decide ${filing.kind}`);
        hasMoved = true;
      } else if (isBusy && (await doSteps(this.server, this.office.officer, this.driver, now))) {
        this.log.push(`steps of ${filing.kind} in ${now.status}`);
        hasMoved = true;
      } else if (now.impossible !== null && next.some((each) => forward.includes(each)))
        // The server refuses what it does not offer.
        for (const each of next) expect(await this.move(filing, each), `${each} ${filing.kind}`).toBe(false);
      else if (action) hasMoved = await this.move(filing, action);
    });
    return hasMoved ? after : null;
  }

  private async move({ id, kind }: Filing, action: Action): Promise<boolean> {
    const { officer, colleague } = this.office;
    const by = action === "approve" || action === "open_tests" ? colleague : officer;
    const moved = await by.kwan.services.move(id, { action, ...toHolder }, latest).settled();
    this.log.push(`${action} ${kind}: ${moved.ok ? moved.data.status : moved.error.message}`);
    return moved.ok;
  }

  private async cancel(filing: Filing, now: Application): Promise<void> {
    const asApplicant = await callsOf(this.driver)
      .read(kinds[filing.kind].parent as Kind, filing.id)
      .catch(() => now);
    const by = asApplicant.actions.includes("cancel") ? this.driver : this.office.officer;
    if (now.decision !== null) await by.kwan.decisions.withdraw(now.decision, { reason });
    else await by.kwan.services.move(filing.id, { action: "cancel", ...ending(now) }, latest);
    this.log.push(`cancel ${filing.kind} from ${now.status}`);
    expect((await this.read(filing)).status).toBe("cancelled");
  }

  private async book({ id, kind }: Filing, now: Application): Promise<void> {
    if (now.submitted_at === null) return;
    const { db, deps, clock } = this.server;
    const slot_id = deps.newId("slt");
    const starts_at = new Date(clock.now.getTime() + 5 * 86_400_000 + ++slots * 60_000);
    const ends_at = new Date(starts_at.getTime() + 1_800_000);
    const slot = { id: slot_id, branch_id: this.office.branches.accra, purpose: "eye_test", capacity: 1 } as const;
    const insert = db.kysely.insertInto("slots").values({ ...slot, starts_at, ends_at });
    await insert.execute();
    const place = { application_id: idOf("srv", id), driver_id: this.driver.driver ?? noDriver, slot_id, place: 1 };
    await db.kysely
      .insertInto("appointments")
      .values({ id: deps.newId("apt"), ...place, status: "booked", created_at: clock.now })
      // An application has one appointment for each purpose.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    this.log.push(`book ${kind}`);
  }

  private async enterLicence(): Promise<void> {
    const { officer, colleague } = this.office;
    const dates = { first_issued_on: "2015-04-01", issued_on: "2021-04-01", expires_on: "2027-03-31" } as const;
    const proposed = await officer.kwan.decisions
      .propose({
        kind: "enter_licence",
        driver: this.driver.driver ?? "",
        details: { license_number: `OLD-${this.driver.id.slice(-8)}`, classes: ["B"], ...dates, is_commercial: false },
        ground: "card_seen",
        reason,
      })
      .settled();
    this.log.push(`enter licence: ${proposed.ok ? "done" : proposed.error.message}`);
    // A card that has expired can be entered, so that its holder can apply for a new one. Nobody has two licences.
    expect(proposed.ok).toBe(this.holding.licence === null);
    if (!proposed.ok) return;
    await approve(this.server, colleague, proposed.data.id);
    this.entered = proposed.data.id;
    const { first_issued_on, ...card } = dates;
    const licence = { classes: { B: first_issued_on }, is_commercial: false, ...card, renewed_on: [] };
    this.number = (await this.fetchLicense()).number;
    this.holding = { ...this.holding, licence };
    await this.advanceAll();
  }

  private async takeLicenceBack(): Promise<void> {
    if (this.entered === null) return;
    const { officer, colleague } = this.office;
    const opposite = await officer.kwan.decisions.reverse(this.entered, { reason }).settled();
    this.log.push(`take licence back: ${opposite.ok ? "done" : opposite.error.message}`);
    if (!opposite.ok) return;
    await colleague.kwan.decisions.decide(opposite.data.id, { outcome: "approved" }, latest);
    this.entered = null;
    this.number = null;
    this.holding = { ...this.holding, licence: null };
  }

  private fetchLicense = () => this.driver.kwan.licences.get(this.driver.driver ?? "");

  /** Does something that may complete an application. If it does, the law says what changes. */
  private async changes(filing: Filing, before: Application, work: () => Promise<unknown>): Promise<Application> {
    await work();
    const after = await this.read(filing);
    const { at } = kinds[filing.kind].effect;
    const isGranted = before.status !== after.status && after.status === at;
    if (!isGranted) return after;
    const hadLicence = this.holding.licence !== null;
    this.holding = law[filing.kind](this.holding, this.requestOf(after));
    if (!hadLicence && this.holding.licence) {
      this.number = (await this.fetchLicense()).number;
      expect(this.number).toMatch(/^KW\/\d{4}\/\d{6}$/);
    }
    return after;
  }

  /** Compares what the server shows with the law, and with what the office still has to do. */
  private async isLawful(filings = this.applications.filter((filing) => !this.ended.has(filing))): Promise<void> {
    const { number, learners_license, international_permit, hazard_permit, ...card } = await this.fetchLicense();
    expect(number, "the licence's number").toBe(this.number);
    const actual: Holding = {
      is_revoked: card.endorsement?.kind === "revoked",
      licence: number === null ? null : asLicence(card),
      learners: learners_license && { classes: learners_license.classes, expires_on: learners_license.expires_on },
      international: international_permit?.expires_on ?? null,
      hazard: hazard_permit?.expires_on ?? null,
    };
    expect(actual, "what the driver holds").toEqual(this.holding);
    const current = await Promise.all(filings.map(async (filing) => ({ filing, now: await this.read(filing) })));
    for (const { filing, now } of current) {
      await this.isPossible(filing, now);
      if (isOver(now)) this.ended.add(filing);
    }
    const over = new Set([...this.ended].map(({ id }) => id));
    await compareTasks(
      this.server,
      this.driver,
      over,
      current.map(({ now }) => now),
    );
  }

  private async isPossible(filing: Filing, now: Application): Promise<void> {
    const isGranted = isOver(now) || (kinds[filing.kind].effect.at === "testing" && hasTests(now));
    const why = isGranted ? null : against(filing.kind, this.holding, this.requestOf(now));
    expect(now.impossible !== null, `${filing.kind} in ${now.status} is impossible: ${why}`).toBe(why !== null);
    if (now.impossible === null) return;
    expect(now.actions.filter((action) => forward.includes(action))).toEqual([]);
    const own = await this.filer(filing).kwan.services.application(filing.id);
    expect([...now.actions, ...own.actions], "it can be cancelled").toContain("cancel");
    expect(own.impossible).toBe(now.impossible);
  }

  /** Every application that is still open can be completed or, if it has become impossible, cancelled. */
  async ends(): Promise<void> {
    for (const { filing, now } of await this.open()) await this.finishes(filing, now);
    await this.isLawful(this.applications);
    expect(this.ended.size, "every application has ended").toBe(this.applications.length);
  }

  private async finishes(filing: Filing, from: Application): Promise<void> {
    let now: Application | null = from;
    for (let moves = 0; moves < 14 && !isOver(now); moves++) {
      if (now.status === "draft" || now.status === "action_required" || now.impossible !== null)
        await this.cancel(filing, now);
      else if (owes(now)) await this.pay(filing, now);
      else expect(await this.advance(filing, now), `${filing.kind} is stuck in ${now.status}`).not.toBeNull();
      await this.isLawful();
      now = await this.read(filing);
    }
  }
}

/** What an officer says when they cancel an application. */
const ending = ({ status }: Application) =>
  ["draft", "awaiting_payment"].includes(status) ? { reason } : ({ reason, ground: "not_possible" } as const);
