import { readDigitalAddress } from "@kwan/domain/places";
import { readPhone } from "../../people/accounts/targets.ts";
import { inOrder } from "../../people/branches/services-in-order.ts";
import { type BranchChanges, updateBranch } from "../../people/branches/store.ts";
import { definedFields, type Effect, pick } from "./effect.ts";

/** Normalises a coordinate: a comma becomes a point, and trailing zeros are dropped. "5,60" becomes "5.6". */
const degrees = (text: string): string => `${Number(text.replace(",", "."))}`;

export const changeBranch: Effect<"change_branch"> = {
  plan: (_, __, { phone_number, digital_address, services, removes, lat, lon, ...details }) => ({
    ...definedFields(details),
    ...(lat !== undefined && { lat: degrees(lat) }),
    ...(lon !== undefined && { lon: degrees(lon) }),
    ...(services && { services: inOrder(services) }),
    ...(phone_number !== undefined && { phone_number: readPhone(phone_number) }),
    ...(digital_address !== undefined && { digital_address: readDigitalAddress(digital_address) }),
    ...Object.fromEntries((removes ?? []).map((field) => [field, null])),
  }),
  read: (_, { lat, lon, ...branch }, fields) => pick({ ...branch, lat: `${lat}`, lon: `${lon}` }, fields),
  write: async ({ tx, deps }, { id }, { lat, lon, ...values }) => {
    const changes = {
      ...values,
      ...(lat && { lat: Number(lat) }),
      ...(lon && { lon: Number(lon) }),
      ...((lat || lon) && { is_approximate: false }),
    };
    await updateBranch(tx, id, changes as BranchChanges);
    // A branch that opens, or begins to offer tests, needs slots that people can book.
    await deps.queue.add(tx, "keep_slots", {});
  },
};
