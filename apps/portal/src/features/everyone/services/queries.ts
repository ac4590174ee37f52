import { type Answers, type Fields, type Kind, kinds } from "@kwan/domain/kinds";
import { appointments, branches, deliveries, documents, drivers, invoices, licences, services } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { countryOptions } from "../../../forms/country-options.ts";
import type { Places } from "../../../forms/FieldControl.tsx";
import { branchesFor } from "../../../queries/all-branches.ts";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ appointments, branches, deliveries, documents, drivers, invoices, licences, services });

export const q = kwanOptions(kwan);

export type Application = Awaited<ReturnType<typeof kwan.services.move>>;
export type ListedApplication = Awaited<ReturnType<typeof kwan.services.list>>["results"][number];
/** A kind of service, with the driver's eligibility for it. */
export type AvailableKind = Awaited<ReturnType<typeof kwan.drivers.availableServices>>["results"][number];
export type Branch = Awaited<ReturnType<typeof kwan.branches.list>>["results"][number];
export type Appointment = Awaited<ReturnType<typeof kwan.appointments.list>>["results"][number];

/** The parts of an application that the form changes. */
export type ApplicationChanges = {
  details?: Application["details"];
  branch?: string | null;
  tier?: Application["tier"];
  delivery_location?: string | null;
};

/** Starts an application. An officer passes the ID of the person for whom they apply. */
export const fileDraft = (
  kind: Kind,
  details: Application["details"],
  driver: string | undefined,
): Promise<Application> => kwan.services.create(kind, { details, ...(driver && { driver }) });

/** Changes a draft. If it has changed since `base` was loaded, the call fails with the code `stale`. */
export const changeDraft = (base: Application, changes: ApplicationChanges): Promise<Application> =>
  kwan.services.update(kinds[base.kind].parent, base.id, changes, { ifMatch: base });

/** The query key that all applications share. */
export const everyApplication = kwanKey("services");
export const everyAppointment = kwanKey("appointments");

/** The query for every kind of service, with the driver's eligibility for it. */
export const allKinds = (driver: string) => q.drivers.availableServices(driver, { limit: 100 });

const textsIn = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.map(String) : typeof answer === "string" ? [answer] : [];

/**
 * The query for the names of all countries and of all branches, if a field asks for one.
 */
export const placesOf = (fields: Fields, answers: Answers) => {
  const entries = Object.entries(fields);
  const asksCountry = entries.some(([, { control }]) => control === "country" || control === "countries");
  const branchField = entries.find(([, { control }]) => control === "branch")?.[0];
  const chosen = branchField === undefined ? undefined : (textsIn(answers[branchField])[0] ?? null);
  return queryOptions({
    queryKey: kwanKey("places", asksCountry, chosen),
    queryFn: async ({ client }): Promise<Places> => ({
      countries: asksCountry ? await countryOptions() : [],
      branches:
        chosen !== undefined
          ? (await client.fetchQuery(branchesFor(chosen))).results.map(({ id, name, is_open }) => ({
              value: id,
              label: name,
              disabled: !is_open,
            }))
          : [],
    }),
  });
};
