import { readDigitalAddress } from "@kwan/domain/places";
import { readPhone } from "../accounts/targets.ts";
import { inOrder } from "../branches/services-in-order.ts";
import { type BranchChanges, updateBranch } from "../branches/store.ts";
import { type Effect, given, pick } from "./effect.ts";

export const changeBranch: Effect<"change_branch"> = {
  plan: (_, __, { phone_number, digital_address, services, ...details }) => ({
    ...given(details),
    ...(services && { services: inOrder(services) }),
    ...(phone_number !== undefined && { phone_number: readPhone(phone_number) }),
    ...(digital_address !== undefined && { digital_address: readDigitalAddress(digital_address) }),
  }),
  read: (_, branch, fields) => pick(branch, fields),
  write: async ({ tx, deps }, { id }, { services, ...values }) => {
    const changes = { ...values, ...(services && { services: JSON.stringify(services) }) };
    await updateBranch(tx, id, changes as BranchChanges);
    // A branch that opens, or begins to offer tests, needs times that people can book.
    await deps.queue.add(tx, "keep_slots", {});
  },
};
