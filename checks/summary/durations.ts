/** The summary that Turborepo writes with `--summarize`. */
export type Run = {
  tasks: readonly {
    taskId: string;
    execution?: { startTime: number; endTime: number };
    cache: { status: "HIT" | "MISS" };
  }[];
};

const inMinutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/**
 * Returns how long each task of a run took, longest first, and how long the whole run took. Tasks that took less than
 * ten seconds or came from the cache are left out.
 */
export function durationsOf({ tasks }: Run): string {
  const ran = tasks.flatMap(({ taskId, execution, cache }) =>
    execution && cache.status === "MISS" ? [{ taskId, ...execution }] : [],
  );
  if (ran.length === 0) return "Every task came from the cache.";
  const whole = Math.max(...ran.map(({ endTime }) => endTime)) - Math.min(...ran.map(({ startTime }) => startTime));
  const long = ran
    .map(({ taskId, startTime, endTime }) => ({ name: taskId.replace(/^\/\/#/, ""), took: endTime - startTime }))
    .filter(({ took }) => took >= 10_000)
    .sort((one, other) => other.took - one.took);
  return [
    ...long.map(({ name, took }) => `${inMinutes(took).padStart(6)}  ${name}`),
    `${inMinutes(whole).padStart(6)}  in all`,
  ].join("\n");
}
