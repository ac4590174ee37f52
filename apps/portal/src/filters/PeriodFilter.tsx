import { isPlainDate } from "@kwan/domain";
import { DateInput } from "@kwan/ui";
import { type FocusEvent, useState } from "react";
import { m } from "#messages";
import * as styles from "./PeriodFilter.css.ts";
import type { Period, PeriodProblem } from "./period.ts";

export type PeriodFilterProps = Period & {
  problem: PeriodProblem | undefined;
  /** Whether both days are required. Default: true. Pass `false` if the list can also be shown without a period. */
  required?: boolean;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** Lets the reader choose the first and last day that a list or a report covers, in the same format on every device. */
export function PeriodFilter({ from, to, problem, ...rest }: PeriodFilterProps) {
  const errorOf = (field: keyof Period) => (problem?.field === field ? problem.message : undefined);
  return (
    <div className={problem ? `${styles.period} ${styles.hasProblem}` : styles.period}>
      <DayFilter {...rest} legend={m.filters_from()} name="from" day={from} error={errorOf("from")} />
      <DayFilter {...rest} legend={m.filters_to()} name="to" day={to} error={errorOf("to")} />
    </div>
  );
}

type DayFilterProps = Pick<PeriodFilterProps, "required" | "onChange"> & {
  legend: string;
  name: keyof Period;
  day: string;
  error: string | undefined;
};

/**
 * A complete date takes effect immediately. An incomplete date takes effect when the person leaves the field, because
 * it may still be completed.
 */
function DayFilter({ legend, name, day, error, required = true, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(day);
  const [isInside, setInside] = useState(false);
  const [lastDay, setLastDay] = useState(day);
  const [version, setVersion] = useState(0);
  const show = (value: string) => {
    setTyped(value);
    setVersion(version + 1);
  };
  // The period was changed outside this field, for example by clearing the filters or by the browser's back button.
  if (day !== lastDay) {
    setLastDay(day);
    if (day !== typed && !isInside) show(day);
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
    setInside(false);
    if (typed !== day) onChange({ [name]: typed });
    if (typed === "") show(day);
  };
  return (
    <DateInput
      key={version}
      label={legend}
      name={name}
      required={required}
      defaultValue={typed}
      error={error}
      onFocus={() => setInside(true)}
      onBlur={leave}
      onValueChange={(date) => {
        setTyped(date);
        if (isPlainDate(date) && date >= "1900") onChange({ [name]: date });
      }}
    />
  );
}
