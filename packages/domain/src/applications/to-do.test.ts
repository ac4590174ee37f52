import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/to-do.json" with { type: "json" };
import type { PlainDate } from "../dates/plain-date.ts";
import { type Pesewas, pesewas } from "../money/pesewas.ts";
import type { Status } from "./statuses.ts";
import {
  isWaiting,
  mayBook,
  nextActions,
  nextActionText,
  owedInvoice,
  type Purpose,
  purposes,
  type ToDoFacts,
} from "./to-do.ts";

type Invoice = ToDoFacts["invoices"][number] & { total_pesewas: Pesewas };
type Appointment = { purpose: Purpose; status: string; starts_at: string };
type Case = { application: ToDoFacts<Invoice>; appointments: Appointment[]; today: string };

const cases = vectors.cases.map(({ input, output }) => ({ ...(input as Case), ...output }));

describe("what to do next with an application [R-RTE-01] [R-RTE-05]", () => {
  it.each(cases)(
    "$application.status: $next, may book $may_book",
    ({ application, appointments, today, next, may_book }) => {
      expect(nextActions(application, appointments, today as PlainDate).map(nextActionText)).toEqual(next);
      expect(purposes.filter((purpose) => mayBook(application, purpose))).toEqual(may_book);
    },
  );

  it("includes booking an appointment exactly if one can be booked [R-ADD-06]", () => {
    for (const { application, today } of cases) {
      const offered = nextActions(application, [], today as PlainDate).flatMap((each) =>
        each.action === "book" ? each.purpose : [],
      );
      expect(offered, application.status).toEqual(purposes.filter((purpose) => mayBook(application, purpose)));
    }
  });

  it("lists actions before information", () => {
    for (const { application, appointments, today } of cases) {
      const waits = nextActions(application, appointments, today as PlainDate).map(isWaiting);
      expect(waits.toSorted()).toEqual(waits);
    }
  });
});

describe("the invoice that is owed", () => {
  const invoices = (...all: Invoice["status"][]) =>
    all.map((status) => ({ status, due: "on_sending" as const, attempt: null, total_pesewas: pesewas(1) }));

  it.each<[Status, Invoice["status"][]]>([
    ["paid", ["refunded", "paid"]],
    ["awaiting_payment", ["cancelled"]],
    ["draft", ["refunded"]],
    ["cancelled", ["refunded"]],
  ])("does not exist for %s with %s", (status, all) => {
    expect(owedInvoice({ status, invoices: invoices(...all) })).toBeUndefined();
  });
});
