import { dayOf } from "@kwan/domain";
import type { Purpose } from "@kwan/domain/kinds";
import { Button, Form, RadioGroup, Select, Skeleton, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useSend } from "../../../forms/use-send.ts";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords, weekdayInWords } from "../../../words/dates-and-money.ts";
import { q } from "../queries.ts";

export type ChooseSlotProps = { branch: string; purpose: Purpose; send: (slot: string) => Promise<void> };

const schema = z.object({ slot: z.string("Choose a time").check(z.minLength(1, "Choose a time")) });

/** Chooses a day and a time from the free slots of a branch. */
export function ChooseSlot({ branch, purpose, send }: ChooseSlotProps) {
  const query = useInfiniteQuery(q.appointments.slots.infinite(branch, { purpose, limit: 100 }));
  const [day, setDay] = useState<string>();
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ slot }) => {
      try {
        await send(slot);
      } catch (cause) {
        // Reloads the slots, because this one may have been taken.
        void query.refetch();
        throw cause;
      }
    },
  });
  return (
    <Region query={query} of="the free times" skeleton={<Skeleton lines={3} />}>
      {({ pages }) => {
        const free = pages.flatMap(({ results }) => results).filter(({ places_left }) => places_left > 0);
        const days = [...new Set(free.map(({ starts_at }) => dayOf(starts_at)))];
        const chosen = day ?? days[0];
        if (days.length === 0)
          return <Text>There are no free times at this branch at the moment. New times are added every day.</Text>;
        return (
          <Form aria-label="Choose a time" errors={errors} onSubmit={onSubmit}>
            <Select
              label="Day"
              options={days.map((value) => ({ value, label: `${weekdayInWords(value)}, ${dayInWords(value)}` }))}
              value={chosen ?? ""}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
            {query.hasNextPage && (
              <div>
                <Button
                  tone="secondary"
                  size="small"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show later days
                </Button>
              </div>
            )}
            <RadioGroup
              key={chosen}
              legend="Time"
              name="slot"
              error={errorOf("slot")}
              options={free
                .filter(({ starts_at }) => dayOf(starts_at) === chosen)
                .map(({ id, starts_at, ends_at }) => ({
                  value: id,
                  label: `${starts_at.slice(11, 16)} to ${ends_at.slice(11, 16)}`,
                }))}
            />
            <Stack align="start">
              <Button type="submit" busy={isSending}>
                Book this time
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Region>
  );
}
