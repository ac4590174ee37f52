import { expect, expectTypeOf, it } from "vitest";
import { findApplication } from "../src/licensing/services/store.ts";
import { findInvoice } from "../src/money/invoices/store.ts";
import { findDriver } from "../src/people/drivers/store.ts";
import type { Handlers } from "../src/platform/calls/handler.ts";
import type { Context } from "../src/platform/context.ts";
import { type ApplicationId, type DriverId, type InvoiceId, idMaker, isId } from "../src/platform/ids.ts";

/** The type of the ID in a call's path, or `never` if there is no ID. */
type IdInPath<H> = H extends (context: never, input: infer Input extends { params: object }) => unknown
  ? "id" extends keyof Input["params"]
    ? Input["params"]["id" & keyof Input["params"]]
    : never
  : { [Kind in keyof H]: IdInPath<H[Kind]> }[keyof H];
type Untyped = { [Call in keyof Handlers]: string extends IdInPath<Handlers[Call]> ? Call : never }[keyof Handlers];

it("the type of an id says what it belongs to", () => {
  const newId = idMaker(() => new Date());
  expectTypeOf(newId("drv")).toEqualTypeOf<DriverId>();
  expect(isId("drv", newId("drv"))).toBe(true);
  expect(isId("drv", newId("usr"))).toBe(false);
});

it("an id of another type is not accepted", () => {
  expectTypeOf(mixUps).toBeFunction();
});

it("the id in the path of every call has a type", () => {
  expectTypeOf<Untyped>().toBeNever();
  expectTypeOf<IdInPath<Handlers["getDriver"]>>().toEqualTypeOf<DriverId>();
  expectTypeOf<IdInPath<Handlers["getInvoice"]>>().toEqualTypeOf<InvoiceId>();
  expectTypeOf<IdInPath<Handlers["updateService"]>>().toEqualTypeOf<ApplicationId>();
});

/** Contains mistakes that the type checker must report. Never runs. */
async function mixUps({ tx, actor }: Context, application: ApplicationId): Promise<void> {
  if (!actor) return;
  // @ts-expect-error an account's ID is not a driver's ID
  await findDriver(tx, actor.id);
  // @ts-expect-error an application is not an invoice
  await findInvoice(tx, application);
  // @ts-expect-error a string can be any ID
  await findApplication(tx, actor.account.username);
  // @ts-expect-error a driver's applications cannot be found by an account's ID
  await tx.selectFrom("services").select("id").where("services.driver_id", "=", actor.id).execute();
  // @ts-expect-error an account has no applications
  await tx.updateTable("services").set({ driver_id: actor.id }).where("id", "=", application).execute();
}
