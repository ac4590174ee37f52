import { formatCedis } from "@kwan/domain";
import { commonPricesOn, type KindRow, type Tier, takesFor, tiers } from "@kwan/domain/kinds";
import { Button, Form, RadioCards, RadioGroup, Select, Skeleton, Stack } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../../../forms/use-send.ts";
import { branchesFor } from "../../../../queries/all-branches.ts";
import { Region } from "../../../../queries/Region.tsx";
import { today } from "../../../../session/server-clock.ts";
import { useFormPlace } from "../form-place.ts";
import { type Application, type Branch, kwan } from "../queries.ts";
import { takesInWords, tierTitles } from "../words.ts";
import { DeliveryFields, deliveryOf } from "./DeliveryFields.tsx";
import { SavingState } from "./SavingState.tsx";
import { incompleteAddresses } from "./unsaved.ts";
import type { Draft } from "./use-draft.ts";

export type BranchStepProps = {
  row: KindRow & { kind: string };
  application: Application;
  draft: Draft;
  onDone: () => void;
};

/** The step for choosing the branch, the processing speed and the delivery of the card. */
export function BranchStep(props: BranchStepProps) {
  // The branch as it was when the step opened. A choice in the form must not load the list, and so the form, again.
  const [own] = useState(props.application.branch);
  const query = useQuery(branchesFor(own));
  return (
    <Region query={query} of={m.services_the_branches()} skeleton={<Skeleton lines={5} />}>
      {({ results }) => <BranchForm {...props} branches={results} />}
    </Region>
  );
}

const tierHints = {
  standard: m.services_tier_standard_hint,
  premium: m.services_tier_premium_hint,
  prestige: m.services_tier_prestige_hint,
};

/** Describes a processing speed, with its days. */
/** Whether people have their photo taken at the branch. */
const takesPhoto = ({ steps }: KindRow): boolean => steps.some(({ step }) => step === "biometrics");

const tierWords = (row: KindRow, tier: Tier): { label: string; hint: string } => ({
  label: tierTitles[tier],
  hint: tierHints[tier]({ time: takesInWords(takesFor(row, tier)) }),
});

const schema = z.looseObject({
  branch: z.string().check(z.minLength(1, { error: () => m.services_branch_required() })),
  tier: z.optional(z.enum(tiers)),
  delivery: z.optional(z.enum(["branch", "home"], { error: () => m.services_delivery_required() })),
});

function BranchForm({ row, application, draft, onDone, branches }: BranchStepProps & { branches: readonly Branch[] }) {
  const { id, delivery_location: address } = application;
  // A person who applies at the counter collects the card there.
  const { driver, branch: ownBranch } = useFormPlace();
  const isAtDesk = driver !== undefined;
  const isPosted = row.is_printed && !isAtDesk;
  // An incomplete address that was typed earlier on this device.
  const [incompleteAddress] = useState(() => incompleteAddresses.get(id));
  const [isDelivered, setDelivered] = useState(
    incompleteAddress ? incompleteAddress.delivery === "home" : address !== null,
  );
  const noted = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { branch, tier, ...rest } = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
    draft.change({ branch: branch || null, ...(tier && { tier: tier as Tier }) });
    incompleteAddresses.keep(id, rest);
  };
  const { errors, field, isSending, onSubmit } = useSend({
    schema: isDelivered ? z.extend(schema, deliveryOf) : schema,
    send: async ({ branch, tier, delivery, ...fields }) => {
      const goesHome = delivery === "home";
      const clears = goesHome ? {} : { delivery_location: null };
      await draft.save({ branch, ...(tier && { tier }), ...clears });
      if (goesHome) {
        const deliveryDetails = z.parse(z.object(deliveryOf), fields);
        // If the address was created but the server's response was lost, update it instead of creating a second one.
        const made = address ?? (await draft.refresh()).delivery_location;
        if (made) await kwan.deliveries.update(made.id, deliveryDetails);
        else await kwan.deliveries.create({ service: id, ...deliveryDetails });
        await draft.refresh();
      }
      incompleteAddresses.forget(id);
      onDone();
    },
  });
  // A branch completes the applications that it has, even if it has closed since.
  const currentBranch = application.status === "draft" ? null : application.branch;
  const offered = branches.filter(
    ({ id, services, is_open }) => id === currentBranch || (is_open && services.includes(row.kind)),
  );
  // Officers at a branch can submit applications only for that branch.
  const able = ownBranch ? offered.filter((branch) => branch.id === ownBranch) : offered;
  const regions = [...new Set(able.map(({ region }) => region))].toSorted();
  return (
    <Form aria-label={m.services_step_branch()} errors={errors} onSubmit={onSubmit} onInput={noted}>
      <Select
        required
        label={m.services_branch()}
        hint={takesPhoto(row) ? m.services_branch_hint_photo() : m.services_branch_hint()}
        {...field("branch")}
        width="long"
        emptyLabel={m.forms_choose_branch()}
        defaultValue={application.branch ?? ownBranch}
      >
        {regions.map((region) => (
          <optgroup key={region} label={region}>
            {able
              .filter((branch) => branch.region === region)
              .map(({ id, name, city }) => (
                <option key={id} value={id}>
                  {name === city ? name : `${name}, ${city}`}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {row.tiers.length > 1 && (
        <RadioCards
          label={m.services_how_quickly()}
          {...field("tier")}
          defaultValue={application.tier}
          options={row.tiers.map((value) => ({
            value,
            ...tierWords(row, value),
            meta: commonPricesOn(today()).tier_surcharge[value]
              ? `+ ${formatCedis(commonPricesOn(today()).tier_surcharge[value])}`
              : m.services_no_extra(),
          }))}
        />
      )}
      {isPosted && (
        <RadioGroup
          label={m.services_how_get_card()}
          {...field("delivery")}
          defaultValue={isDelivered ? "home" : "branch"}
          onValueChange={(value) => setDelivered(value === "home")}
          options={[
            { value: "branch", label: m.services_collect(), hint: m.services_no_extra() },
            {
              value: "home",
              label: m.services_deliver(),
              hint: m.services_extra({ price: formatCedis(commonPricesOn(today()).delivery) }),
            },
          ]}
        />
      )}
      {isPosted && isDelivered && <DeliveryFields address={{ ...address, ...incompleteAddress }} field={field} />}
      <Stack space="small" align="start">
        <Button type="submit" busy={isSending}>
          {m.common_continue()}
        </Button>
        <SavingState saving={draft.saving} />
      </Stack>
    </Form>
  );
}
