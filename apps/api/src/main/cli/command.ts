import { type ParseArgsConfig, parseArgs } from "node:util";

interface Option {
  readonly type: "string" | "boolean";
  readonly default?: string | boolean;
  /** The placeholder for the value in the usage line. */
  readonly value?: string;
  readonly isOptional?: boolean;
  /** Whether the option can be given several times. */
  readonly multiple?: boolean;
  readonly about: string;
}

type Options = Readonly<Record<string, Option>>;

/** A positional argument, such as a file. */
interface Argument {
  readonly name: string;
  readonly about: string;
  readonly isOptional?: boolean;
  readonly isRepeated?: boolean;
}

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: { [N in keyof O]: O[N] }; allowPositionals: true; strict: true }>
>;

interface Description<O extends Options> {
  readonly summary: string;
  /** Paragraphs for `kwan help <command>`. */
  readonly about: readonly string[];
  readonly options: O;
  readonly arguments?: readonly Argument[];
}

/** A command in the program `kwan`. */
export interface Command extends Description<Options> {
  /** Throws a UsageError if the arguments are invalid, and an OperatorError if the command fails. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** The arguments of a command are invalid. The usage line is printed after the message. */
export class UsageError extends Error {}

export { OperatorError } from "../../platform/operator-error.ts";

/**
 * Defines a command. Its options are parsed before it runs.
 *
 * @example
 * const options = { to: { type: "string", about: "…" } };
 * command({ summary: "…", about: ["…"], options, run: async ({ values }) => … });
 */
export const command = <const O extends Options>({
  run,
  ...description
}: Description<O> & { readonly run: (input: Parsed<O>) => Promise<void> }): Command => ({
  ...description,
  run: (args) => run(parse(description, args) as Parsed<O>),
});

function parse({ options, arguments: parameters = [] }: Description<Options>, args: readonly string[]) {
  const parsed = parseStrictly({ args: [...args], options, allowPositionals: true, strict: true });
  const count = parsed.positionals.length;
  const missing = parameters.find(({ isOptional }, place) => !isOptional && place >= count);
  if (missing) throw new UsageError(`Give ${missing.name}: ${missing.about}`);
  const surplus = parameters.at(-1)?.isRepeated ? undefined : parsed.positionals[parameters.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is not expected here.`);
  return parsed;
}

function parseStrictly(config: ParseArgsConfig & { args: string[] }) {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const name = /'(-[^'\s<]*)/.exec(message)?.[1] ?? "this option";
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" && /^-\d/.test(name))
      throw new UsageError(`Numbers have no sign here, so ${name} is not allowed.`);
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw new UsageError(`There is no option ${name}.`);
    if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") throw error;
    throw new UsageError(/does not take/.test(message) ? `${name} takes no value.` : `Give ${name} a value.`);
  }
}
