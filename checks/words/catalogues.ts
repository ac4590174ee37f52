/** A message: one string, or variants chosen by a plural or a value. */
type Message =
  | string
  | readonly { declarations: readonly string[]; selectors: readonly string[]; match: Record<string, string> }[];
export type Catalogue = Readonly<Record<string, Message>>;

const textsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/**
 * Returns the parameters of a message with their types. A parameter that selects a plural, or is shown with the
 * language's thousands separators, is a number.
 *
 * @example
 * parametersOf("Hello {name}"); // Map { "name" => "string | number" }
 */
export function parametersOf(message: Message): Map<string, string> {
  const parameters = new Map<string, string>();
  const declared = typeof message === "string" ? [] : message.flatMap(({ declarations }) => declarations);
  const locals = new Set(declared.map((declaration) => /^local (\w+)/.exec(declaration)?.[1]));
  for (const name of textsOf(message).flatMap(namesIn)) if (!locals.has(name)) parameters.set(name, "string | number");
  for (const declaration of declared) {
    const input = /^input (\w+)$/.exec(declaration)?.[1];
    if (input && !parameters.has(input)) parameters.set(input, "string | number");
    const counted = /^local \w+ = (\w+): (?:plural|number)/.exec(declaration)?.[1];
    if (counted) parameters.set(counted, "number");
  }
  return parameters;
}

/** French needs a non-breaking space before these marks and inside quotation marks. */
const breakable = / [?!;:»%]|« /;

/** Returns the faults in a package's catalogues. Their files are named `<language>/<feature>.json`. */
export function faultsOf(catalogues: ReadonlyMap<string, Catalogue>, languages: readonly string[]): string[] {
  const faults: string[] = [];
  const base = languages[0] ?? "";
  const features = new Set([...catalogues.keys()].map((file) => file.slice(file.indexOf("/") + 1)));
  for (const feature of features) {
    const source = catalogues.get(`${base}/${feature}`) ?? {};
    const prefix = feature.replace(".json", "").replaceAll("-", "_");
    for (const language of languages) {
      const file = `${language}/${feature}`;
      const catalogue = catalogues.get(file) ?? {};
      for (const [id, message] of Object.entries(source)) {
        const translated = catalogue[id];
        if (translated === undefined) faults.push(`${file}: "${id}" is missing.`);
        else if ([...parametersOf(message).keys()].sort().join() !== [...parametersOf(translated).keys()].sort().join())
          faults.push(`${file}: "${id}" does not have the parameters of ${base}.`);
      }
      for (const [id, message] of Object.entries(catalogue)) {
        if (!(id in source)) faults.push(`${file}: "${id}" is not in ${base}.`);
        if (!id.startsWith(`${prefix}_`)) faults.push(`${file}: "${id}" has to begin with "${prefix}_".`);
        if (textsOf(message).some((text) => !text.trim())) faults.push(`${file}: "${id}" is empty.`);
        if (language === "fr" && textsOf(message).some((text) => breakable.test(text)))
          faults.push(`${file}: "${id}" needs a space that does not break (U+00A0) before ? ! ; : » % and after «.`);
      }
    }
  }
  return faults;
}
