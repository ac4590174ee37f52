import { formatCedis } from "@kwan/domain";
import { commonPrices, type KindRow, type Tier, tiers } from "@kwan/domain/kinds";
import { Button, Form, RadioCards, RadioGroup, Select, Skeleton, Stack } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useSend } from "../../../forms/use-send.ts";
import { Region } from "../../../queries/Region.tsx";
import { type Application, allBranches, type Branch, kwan } from "../queries.ts";
import { takesInWords } from "../words.ts";
import { DeliveryFields, deliveryOf } from "./DeliveryFields.tsx";
import { SavingState } from "./SavingState.tsx";
import { writtenAddress } from "./unsaved.ts";
import type { Draft } from "./use-draft.ts";

export type BranchStepProps = {
  row: KindRow & { kind: string };
  application: Application;
  draft: Draft;
  onDone: () => void;
};

/** The branch, the processing speed and the delivery of the card. */
export function BranchStep(props: BranchStepProps) {
  const query = useQuery(allBranches());
  return (
    <Region query={query} of="the branches" skeleton={<Skeleton lines={5} />}>
      {({ results }) => <BranchForm {...props} branches={results} />}
    </Region>
  );
}

/** Describes each speed. Only the standard one has a usual duration, so the others promise no number of days. */
const tierWords = ({
  takes,
}: Pick<KindRow, "takes">): Readonly<Record<Tier, { label: string; description: string }>> => ({
  standard: { label: "Standard", description: `Usually ${takesInWords(takes)}.` },
  premium: { label: "Premium", description: "Processed before standard applications." },
  prestige: { label: "Prestige", description: "Processed first, at a dedicated desk." },
});

const schema = z.looseObject({
  branch: z.string().check(z.minLength(1, "Branch is required")),
  tier: z.optional(z.enum(tiers)),
  delivery: z.optional(z.enum(["branch", "home"], "Say how you want to get your card")),
});

function BranchForm({ row, application, draft, onDone, branches }: BranchStepProps & { branches: readonly Branch[] }) {
  const { id, delivery_location: address } = application;
  // Continues an incomplete address.
  const [written] = useState(() => writtenAddress.get(id));
  const [isDelivered, setDelivered] = useState(written ? written.delivery === "home" : address !== null);
  const noted = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { branch, tier, ...rest } = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
    draft.change({ branch: branch || null, ...(tier && { tier: tier as Tier }) });
    writtenAddress.keep(id, rest);
  };
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: isDelivered ? z.extend(schema, deliveryOf) : schema,
    send: async ({ branch, tier, delivery, ...fields }) => {
      const goesHome = delivery === "home";
      const clears = goesHome ? {} : { delivery_location: null };
      await draft.save({ branch, ...(tier && { tier }), ...clears });
      if (goesHome) {
        const given = z.parse(z.object(deliveryOf), fields);
        // If an address was created and its answer was lost, update it and do not create a second one.
        const made = address ?? (await draft.refresh()).delivery_location;
        if (made) await kwan.deliveries.update(made.id, given);
        else await kwan.deliveries.create({ service: id, ...given });
        await draft.refresh();
      }
      writtenAddress.forget(id);
      onDone();
    },
  });
  const able = branches.filter(({ services }) => services.includes(row.kind));
  const regions = [...new Set(able.map(({ region }) => region))].toSorted();
  return (
    <Form aria-label="Branch and delivery" errors={errors} onSubmit={onSubmit} onInput={noted}>
      <Select
        label="Branch"
        hint="This branch handles your application. You visit it for your photo and to collect your card."
        name="branch"
        emptyLabel="Choose a branch"
        defaultValue={application.branch ?? undefined}
        error={errorOf("branch")}
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
          legend="How quickly do you need it?"
          name="tier"
          defaultValue={application.tier}
          error={errorOf("tier")}
          options={row.tiers.map((value) => ({
            value,
            ...tierWords(row)[value],
            meta: commonPrices.tier_surcharge[value]
              ? `+ ${formatCedis(commonPrices.tier_surcharge[value])}`
              : "No extra",
          }))}
        />
      )}
      {row.is_printed && (
        <RadioGroup
          legend="How do you want to get your card?"
          name="delivery"
          defaultValue={isDelivered ? "home" : "branch"}
          onChange={(value) => setDelivered(value === "home")}
          error={errorOf("delivery")}
          options={[
            { value: "branch", label: "I collect it at the branch", hint: "No extra cost" },
            { value: "home", label: "Deliver it to me", hint: `${formatCedis(commonPrices.delivery)} extra` },
          ]}
        />
      )}
      {row.is_printed && isDelivered && (
        <DeliveryFields
          address={{ ...address, ...written }}
          regions={[...new Set(branches.map(({ region }) => region))].toSorted()}
          errorOf={errorOf}
        />
      )}
      <Stack space="small" align="start">
        <Button type="submit" busy={isSending}>
          Continue
        </Button>
        <SavingState saving={draft.saving} />
      </Stack>
    </Form>
  );
}
