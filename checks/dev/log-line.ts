const names: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "fatal: " };

/** These are the same in every line, or only useful to find a request in a long log. */
const leftOut = new Set(["level", "time", "msg", "err", "reqId", "address"]);

/**
 * Returns a line of the server's log in a form that is easy to read. A line that is not JSON, such as one by
 * `console.log`, stays as it is.
 *
 * @example
 * readable('{"level":40,"time":1,"port":3000,"msg":"slow"}'); // "warning: slow port=3000"
 */
export function readable(line: string): string {
  if (!line.startsWith('{"level":')) return line;
  const all = JSON.parse(line) as Record<string, unknown>;
  const { level, msg = "", err } = all;
  const values = Object.entries(all).flatMap(([name, value]) =>
    leftOut.has(name) ? [] : `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const stack = (err as { stack?: string } | undefined)?.stack;
  return [`${names[Number(level)] ?? ""}${[msg, ...values].join(" ")}`, ...(stack ? [stack] : [])].join("\n");
}
