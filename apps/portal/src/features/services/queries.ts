import { type Answers, type Fields, type Kind, kinds } from "@kwan/domain/kinds";
import { appointments, branches, deliveries, documents, drivers, invoices, licences, services } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";
import { countriesNamed } from "./apply/load-countries.ts";
import { type Places, placesIn } from "./places.ts";

/** The calls of applications. */
export const kwan = clientOf({ appointments, branches, deliveries, documents, drivers, invoices, licences, services });

/** Queries of applications; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** An application whole, of any kind. */
export type Application = Awaited<ReturnType<typeof kwan.services.move>>;
/** An application as it stands in a list. */
export type ListedApplication = Awaited<ReturnType<typeof kwan.services.list>>["results"][number];
/** A kind with the verdict for one driver. */
export type AvailableKind = Awaited<ReturnType<typeof kwan.drivers.availableServices>>["results"][number];
export type Branch = Awaited<ReturnType<typeof kwan.branches.list>>["results"][number];
export type Appointment = Awaited<ReturnType<typeof kwan.appointments.list>>["results"][number];

/** What of an application is changed while it is filled in. */
export type ApplicationChanges = {
  details?: Application["details"];
  branch?: string | null;
  tier?: Application["tier"];
  delivery_location?: string | null;
};

/** Files a draft of a kind. */
export const fileDraft = (kind: Kind, details: Application["details"]): Promise<Application> =>
  kwan.services.create(kind, { details });

/** Changes a draft, if nobody else has changed it since `base` was read: otherwise the call fails with the code `stale`. */
export const changeDraft = (base: Application, changes: ApplicationChanges): Promise<Application> =>
  kwan.services.update(kinds[base.kind].parent, base.id, changes, { ifMatch: base });

/** Everything cached of applications: for when one was changed. */
export const everyApplication = kwanKey("services");
export const everyAppointment = kwanKey("appointments");

/** All branches, in one answer: there are some forty. */
export const allBranches = () => q.branches.list({ limit: 100 });
/** Every kind that a driver can apply for, with the verdict. */
export const allKinds = (driver: string) => q.drivers.availableServices(driver, { limit: 100 });

/** The names of the countries in some answers, and of the branches where one of the fields is a branch. */
export const placesOf = (fields: Fields, answers: Answers) => {
  const { codes, hasBranch } = placesIn(fields, answers);
  return queryOptions({
    queryKey: kwanKey("places", codes, hasBranch),
    queryFn: async (): Promise<Places> => ({
      countries: codes.length > 0 ? await countriesNamed(codes) : [],
      branches: hasBranch
        ? (await kwan.branches.list({ limit: 100 })).results.map(({ id, name }) => ({ value: id, label: name }))
        : [],
    }),
  });
};
