import type { ErrorCode } from "@kwan/contract";
import { expectTypeOf, test } from "vitest";
import {
  type ApplicationId,
  type AppointmentId,
  type Branch,
  type BranchesListError,
  branches,
  createKwan,
  createKwanWith,
  type FileAnswer,
  hasCode,
  type Invoice,
  type InvoicesGetError,
  type KwanError,
  type KwanList,
  type KwanPromise,
  type Page,
} from "../src/index.ts";
import { kwanOptions } from "../src/react-query.ts";

// This code is only type-checked and never runs. Each line below an @ts-expect-error must be a type error.

const kwan = createKwan({ baseUrl: "/api" });
declare const file: File;

test("a method's types have names of the trade", () => {
  expectTypeOf(kwan.invoices.get("i1")).toEqualTypeOf<KwanPromise<Invoice, InvoicesGetError, "getInvoice">>();
  expectTypeOf(kwan.branches.list()).toEqualTypeOf<KwanList<Page<Branch>, BranchesListError, "listBranches">>();
  expectTypeOf<InvoicesGetError>().toExtend<KwanError<ErrorCode>>();
});

test("any string is an ID, but not the ID of another kind of record", async () => {
  const invoice = await kwan.invoices.get("i1");
  expectTypeOf(invoice.service).toEqualTypeOf<ApplicationId>();
  void kwan.services.application(invoice.service);
  const text: string = invoice.id;
  void kwan.payments.get(text);
  // @ts-expect-error this is the ID of an application
  void kwan.invoices.get(invoice.service);
  // @ts-expect-error this is the ID of an invoice
  void kwan.branches.get(invoice.id);
});

test("wrong kinds are type errors", () => {
  void kwan.services.get("drivers-renewal", "s1");
  // @ts-expect-error there is no such kind
  void kwan.services.get("pilot-licence", "s1");
  // @ts-expect-error this variant is read with its parent kind
  void kwan.services.get("lost-damaged-license/lost", "s1");
  // @ts-expect-error there is no report for this kind
  void kwan.services.report("amendment", {});
  // @ts-expect-error there is no such kind
  void kwan.services.create("learners-licence", {});
});

test("wrong fields are type errors", () => {
  void kwan.auth.loginByEmail({ email: "a@b.gh", password: "x" });
  // @ts-expect-error the password is missing
  void kwan.auth.loginByEmail({ email: "a@b.gh" });
  // @ts-expect-error there is no such field
  void kwan.auth.loginByEmail({ email: "a@b.gh", password: "x", remember: true });
  // @ts-expect-error a number is not an email address
  void kwan.auth.loginByEmail({ email: 7, password: "x" });
  // @ts-expect-error there is no such class
  void kwan.services.chooseCategory("s1", { license_class: "Z", gearbox: "manual" });
  // @ts-expect-error a learner's licence has no such field
  void kwan.services.create("learners-license", { details: { wings: 2 } });
  void kwan.documents.upload({ service: "s1", document: "affidavit", file });
  // @ts-expect-error there is no such document
  void kwan.documents.upload({ service: "s1", document: "diary", file });
});

test("wrong parameters, queries and options are type errors", () => {
  // @ts-expect-error the ID is missing
  void kwan.branches.get();
  // @ts-expect-error an ID must be a string
  void kwan.branches.get(7);
  // @ts-expect-error there is no such part of the theory test
  void kwan.theoryTests.practice("road_rage");
  void kwan.branches.list({ region: null, limit: undefined });
  // @ts-expect-error there is no such filter
  void kwan.branches.list({ colour: "red" });
  void kwan.users.updateMe({}, { ifMatch: '"v1"', retries: 2 });
  // @ts-expect-error a read has no `ifMatch` option
  void kwan.users.me({ ifMatch: '"v1"' });
  // @ts-expect-error only a POST has an idempotency key
  void kwan.users.updateMe({}, { idempotencyKey: "k" });
  void kwan.auth.logOut({ idempotencyKey: "k", signal: new AbortController().signal });
});

test("answers have the contract's types", () => {
  expectTypeOf(kwan.branches.get("b1")).toExtend<Promise<{ name: string; lat: number }>>();
  expectTypeOf(kwan.documents.download("d1")).toExtend<KwanPromise<FileAnswer, KwanError>>();
  expectTypeOf(kwan.system.metrics()).resolves.toEqualTypeOf<string>();
  expectTypeOf(kwan.appointments.cancel("a1")).resolves.toEqualTypeOf<undefined>();
  expectTypeOf(kwan.services.get("drivers-renewal", "s1")).resolves.toHaveProperty("details");
});

test("only lists are read item by item", async () => {
  for await (const branch of kwan.branches.list()) expectTypeOf(branch.name).toEqualTypeOf<string>();
  for await (const page of kwan.branches.list().pages()) expectTypeOf(page.count).toEqualTypeOf<number>();
  for await (const service of kwan.services.list("d1")) expectTypeOf(service.number).toEqualTypeOf<string>();
  expectTypeOf(kwan.branches.list()).toExtend<KwanList<Awaited<ReturnType<typeof kwan.branches.list>>, KwanError>>();
  // @ts-expect-error a single branch is not a list
  for await (const _ of kwan.branches.get("b1"));
});

test("the error codes of a call are in its type", async () => {
  const outcome = await kwan.appointments.book({ service: "s1", slot: "t1" }).settled();
  if (outcome.ok) expectTypeOf(outcome.data.id).toEqualTypeOf<AppointmentId>();
  else {
    const { error } = outcome;
    if (hasCode(error, "slot_taken")) {
      expectTypeOf(error.code).toEqualTypeOf<"slot_taken">();
      expectTypeOf(error.current).toEqualTypeOf<unknown>();
    }
    hasCode(error, "slot_taken", "already_exists");
    // @ts-expect-error a booking cannot fail with this code
    hasCode(error, "stale");
  }
  const caught: unknown = null;
  if (hasCode(caught, "stale")) expectTypeOf(caught.code).toEqualTypeOf<"stale">();
  // @ts-expect-error there is no such code
  hasCode(caught, "teapot");
});

test("a client with a few nouns has no others", () => {
  const small = createKwanWith({ baseUrl: "/api" }, { branches });
  void small.branches.list();
  // @ts-expect-error the client was created without this noun
  void small.users;
});

test("options factories have the types of their methods", () => {
  const q = kwanOptions(kwan);
  type Data<O extends { queryFn?: unknown }> = Awaited<ReturnType<Extract<O["queryFn"], (...a: never) => unknown>>>;
  const renewal = q.services.get("drivers-renewal", "s1");
  expectTypeOf<Data<typeof renewal>>().toEqualTypeOf<
    Awaited<ReturnType<typeof kwan.services.get<"drivers-renewal">>>
  >();
  // @ts-expect-error there is no such kind
  q.services.get("pilot-licence", "s1");
  // @ts-expect-error the ID is missing
  q.branches.get();
  // @ts-expect-error a single branch has no pages
  q.branches.get.infinite("b1");
  q.branches.list.infinite({ region: "Ashanti" });

  const report = q.services.report("learners-license", { from: "2026-01-01" });
  expectTypeOf<Data<typeof report>["total"]>().toEqualTypeOf<number>();
  expectTypeOf(q.reports.revenue({ group_by: "month" })).toHaveProperty("queryKey");

  const reject = q.updateRequests.reject();
  type Variables<O extends { mutationFn?: unknown }> = Parameters<
    Extract<O["mutationFn"], (...a: never) => unknown>
  >[0];
  expectTypeOf<{ id: string; body: { reason: string } }>().toExtend<Variables<typeof reject>>();
  expectTypeOf<{ id: string }>().not.toExtend<Variables<typeof reject>>();
  expectTypeOf<undefined>().toExtend<Variables<ReturnType<typeof q.users.keepAccount>>>();
  type Failure<O extends { onError?: unknown }> = Parameters<Extract<O["onError"], (...a: never) => unknown>>[0];
  expectTypeOf<Failure<typeof reject>>().toExtend<KwanError>();
});
