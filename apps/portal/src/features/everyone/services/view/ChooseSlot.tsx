import { dayOf, type PlainDate } from "@kwan/domain";
import type { Purpose } from "@kwan/domain/kinds";
import { Button, Form, Skeleton, SlotPicker, Stack, Text, TextArea } from "@kwan/ui";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../../../forms/use-send.ts";
import { Region } from "../../../../queries/Region.tsx";
import { dayInWords, weekdayInWords } from "../../../../words/dates-and-money.ts";
import { q } from "../queries.ts";
import { purposeTitles } from "./next-action.ts";

export type ChooseSlotProps = {
  branch: string;
  purpose: Purpose;
  /** The first day on which the appointment is possible. */
  from?: PlainDate | undefined;
  /** What the person has asked for before, at this appointment or at another one of the application. */
  support: string | null;
  send: (slot: string, support: string) => Promise<void>;
};

const timeRequired = { error: () => m.services_choose_time() };
const schema = z.object({
  slot: z.string(timeRequired).check(z.minLength(1, timeRequired)),
  support_needed: z.string(),
});

const supportLimit = 500;

const inWords = (day: string): string => m.services_slot_day({ weekday: weekdayInWords(day), day: dayInWords(day) });

/** Lets the person choose a day and a time from the free slots of a branch. */
export function ChooseSlot({ branch, purpose, from, support, send }: ChooseSlotProps) {
  const query = useInfiniteQuery(q.appointments.slots.infinite(branch, { purpose, ...(from && { from }), limit: 100 }));
  const { data: booked } = useQuery(q.appointments.list({ status: "booked" }));
  /** Says which other appointment the person has at the time of a slot. */
  const otherAt = (slot: { starts_at: string; ends_at: string }) => {
    const other = booked?.results.find(
      (each) => each.purpose !== purpose && each.starts_at < slot.ends_at && each.ends_at > slot.starts_at,
    );
    return other && m.services_other_at({ purpose: purposeTitles[other.purpose], branch: other.branch_name });
  };
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ slot, support_needed }) => {
      try {
        await send(slot, support_needed);
      } catch (cause) {
        // Someone else may have taken the slot, so reload the list.
        void query.refetch();
        throw cause;
      }
    },
  });
  return (
    <Region query={query} of={m.services_the_times()} skeleton={<Skeleton lines={3} />}>
      {({ pages }) => {
        const free = pages.flatMap(({ results }) => results).filter(({ places_left }) => places_left > 0);
        if (free.length === 0) return <Text>{m.services_no_times()}</Text>;
        return (
          <Form aria-label={m.services_choose_time()} errors={errors} onSubmit={onSubmit}>
            <SlotPicker
              label={m.services_choose_time()}
              {...field("slot")}
              slots={free.map(({ id, starts_at, ends_at }) => ({
                value: id,
                day: dayOf(starts_at),
                label: m.services_slot_times({ from: starts_at.slice(11, 16), to: ends_at.slice(11, 16) }),
                hint: otherAt({ starts_at, ends_at }),
              }))}
              formatDay={inWords}
              more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
            <TextArea
              label={m.services_support()}
              hint={m.services_support_hint()}
              {...field("support_needed")}
              required={false}
              rows={2}
              limit={supportLimit}
              defaultValue={support ?? ""}
            />
            <Stack align="start">
              <Button type="submit" busy={isSending}>
                {m.services_book_time()}
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Region>
  );
}
