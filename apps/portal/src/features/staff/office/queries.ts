import { appointments, decisions, documents, drivers, office, services } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ appointments, decisions, documents, drivers, office, services });

export const q = kwanOptions(kwan);

export type Application = Awaited<ReturnType<typeof kwan.services.move>>;
export type QueuedApplication = Awaited<ReturnType<typeof kwan.services.queue>>["results"][number];

/** What the applicant needs at an appointment, by the step that it is for. */
export type SupportNeeded = Readonly<Partial<Record<string, string>>>;

/** The query for what the applicant needs at the appointments of an application. */
export const supportFor = (application: string) => ({
  ...q.appointments.list({ service: application, limit: 100 }),
  select: ({ results }: { results: readonly { purpose: string; status: string; support_needed: string | null }[] }) =>
    Object.fromEntries(
      results.flatMap(({ purpose, status, support_needed }) =>
        support_needed !== null && (status === "booked" || status === "kept") ? [[purpose, support_needed]] : [],
      ),
    ) as SupportNeeded,
});

/** Refetches everything that an officer's change affects: applications, the person's record and tasks. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: kwanKey("services") }),
    client.invalidateQueries({ queryKey: kwanKey("drivers") }),
    client.invalidateQueries({ queryKey: kwanKey("desk") }),
    client.invalidateQueries({ queryKey: kwanKey("tasks") }),
  ]);

export type FlaggedPayment = Awaited<ReturnType<typeof kwan.office.flaggedPayments>>["results"][number];
export type UnverifiedIdentity = Awaited<ReturnType<typeof kwan.office.identities>>["results"][number];

/** The query key that the office's lists of payments and identities share. */
export const everyOfficeList = kwanKey("office");
