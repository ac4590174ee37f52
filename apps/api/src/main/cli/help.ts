import type { Command } from "./command.ts";

const width = 100;

/** Wraps text into lines, each with this indentation. */
function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width - indent)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => " ".repeat(indent) + line).join("\n");
}

/** Formats rows in two columns. The second can have several lines. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.map(([name, about]) => `  ${name.padEnd(left - 2)}${wrapped(about, left).trimStart()}`).join("\n");
}

/**
 * Returns a command's usage line.
 *
 * @example
 * usageOf("create-school", createSchool); // "kwan create-school --code CODE --name NAME --branch CODE [--dry-run]"
 */
export function usageOf(name: string, { options, arguments: parameters = [] }: Command): string {
  const named = Object.entries(options).map(([option, { value, isOptional = value === undefined }]) => {
    const text = `--${option}${value ? ` ${value}` : ""}`;
    return isOptional ? `[${text}]` : text;
  });
  const places = parameters.map(({ name, isOptional, isRepeated }) => {
    const text = isRepeated ? `${name}...` : name;
    return isOptional ? `[${text}]` : text;
  });
  return ["kwan", name, ...named, ...places].join(" ");
}

export const overview = (commands: ReadonlyMap<string, Command>): string =>
  [
    "kwan: commands for those who run Kwan",
    "",
    columns([...commands].map(([name, { summary }]) => [name, summary])),
    "",
    "kwan help COMMAND explains a command. All settings come from the environment, as for the server.",
    "Exit codes: 0 done, 1 failed, 64 wrong arguments, 78 a setting or the database has to be changed first.",
    "",
  ].join("\n");

export function explanation(name: string, command: Command): string {
  const rows = [
    ...(command.arguments ?? []).map(({ name, about }) => [name, about] as const),
    ...Object.entries(command.options).map(
      ([option, { value, about }]) => [`--${option}${value ? ` ${value}` : ""}`, about] as const,
    ),
  ];
  const parts = [`Usage: ${usageOf(name, command)}`, ...command.about.map((text) => wrapped(text, 0))];
  return `${[...parts, ...(rows.length > 0 ? [columns(rows)] : [])].join("\n\n")}\n`;
}
