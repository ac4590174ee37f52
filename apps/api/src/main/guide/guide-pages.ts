import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PlainDate } from "@kwan/domain";
import { type Language, languages } from "@kwan/domain/language";
import { inEachLanguage } from "../../platform/language.ts";
import type { FormState } from "./form-state.ts";
import type { GuideData } from "./guide-data.ts";
import type { GuideModule, Rendered } from "./guide-module.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encodings in which a page is stored, the smallest first. */
export type Encoding = "br" | "gzip" | "identity";

/** A page of the guide as it is sent: its bytes in each encoding. */
export interface StoredPage {
  readonly status: 200 | 404;
  readonly etag: string;
  /** The day for which it was made. It must not be used on the next, when prices and closures can differ. */
  readonly day: PlainDate;
  /** Whether it is no page, but data for one, as JSON. */
  readonly isData: boolean;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

type Answer = StoredPage | { readonly movedTo: string };

/** How often the database is read again, in milliseconds. */
const readEveryMs = 15_000;
/** The maximum number of stored pages. Pages for a search would otherwise fill the memory. */
const maxPages = 600;

/** The parameters that a page of the guide can depend on. All others, such as those of advertisers, are ignored. */
const parameters = [
  ...["q", "service", "region", "near"],
  // The answer to a practice question.
  "answer",
  // The questions of the check whose answers may be sent to somebody else.
  ...["want", "wanted_class", "licence", "settled", "learners", "sign", "traffic", "trained", "hazard"],
];

async function store(
  { status, html, isData }: Extract<Rendered, { html: string }>,
  { isSearch, day }: { readonly isSearch: boolean; readonly day: PlainDate },
): Promise<StoredPage> {
  const identity = Buffer.from(html);
  // A page for a search may be asked for only once, so it is not worth more than a few milliseconds.
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSearch ? 4 : 9 };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return { status, etag, day, isData: isData === true, bodies: { br, gzip: gz, identity } };
}

/** Where the pages come from. */
export interface GuideSource {
  /** Reads what the pages show, and returns a function that gives it in the current language. */
  read(): Promise<() => GuideData>;
  /** Called if the database cannot be read while there are pages from an earlier time. */
  onFailure(error: unknown): void;
  /** The milliseconds since some moment in the past. */
  elapsed(): number;
  /** The day in Ghana. */
  today(): PlainDate;
}

type InEachLanguage = Readonly<Record<Language, GuideData>>;

const onDay = (data: InEachLanguage, today: PlainDate): InEachLanguage =>
  Object.fromEntries(languages.map((language) => [language, { ...data[language], today }])) as InEachLanguage;

/** What the guide showed at one moment, with the pages that have been rendered from it. */
interface Edition {
  readonly readAt: number;
  readonly today: PlainDate;
  readonly revision: string;
  readonly data: InEachLanguage;
  readonly pages: Map<string, Promise<Answer>>;
}

/**
 * Renders the pages of the guide, each once for each state of the database, and keeps them as they are sent. A change in
 * the database is on the pages of every process within a few seconds. If the database cannot be read, the last state
 * stays.
 *
 * @example
 * const page = await pages.read("en", "prices", new URLSearchParams());
 */
export class GuidePages {
  readonly #modules: ReadonlyMap<Language, () => Promise<GuideModule>>;
  readonly #source: GuideSource;
  #edition: Edition | undefined;
  #reading: Promise<Edition> | undefined;

  constructor(modules: ReadonlyMap<Language, () => Promise<GuideModule>>, source: GuideSource) {
    this.#modules = modules;
    this.#source = source;
  }

  async read(language: Language, path: string, query: URLSearchParams): Promise<Answer> {
    const { data, pages } = await this.#current();
    const known = new URLSearchParams(
      parameters.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])),
    );
    const key = `${language} ${path}?${known}`;
    const made = pages.get(key) ?? this.#render(language, path, known, data[language]);
    if (pages.size < maxPages) pages.set(key, made);
    return made;
  }

  /** Renders the answer to a form. Nothing of it is stored. */
  async answer(
    language: Language,
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
    state?: FormState,
  ): Promise<Rendered> {
    const { data } = await this.#current();
    return (await this.#moduleOf(language)).render(path, query, data[language], form, state);
  }

  /** Returns the addresses of all pages that search engines should know, and whether the people are invented. */
  async addresses(): Promise<{
    readonly isInvented: boolean;
    readonly origin: string;
    readonly paths: readonly string[];
  }> {
    const { data } = await this.#current();
    const modules = await Promise.all(
      languages.map(async (language) => (await this.#moduleOf(language)).addresses(data[language])),
    );
    const { isInvented, origin } = data[languages[0]];
    return { isInvented, origin, paths: modules.flat() };
  }

  #moduleOf(language: Language): Promise<GuideModule> {
    const load = this.#modules.get(language);
    if (!load) throw new Error(`The guide has no module for ${language}.`);
    return load();
  }

  async #render(language: Language, path: string, query: URLSearchParams, data: GuideData): Promise<Answer> {
    const rendered = (await this.#moduleOf(language)).render(path, query, data);
    return "movedTo" in rendered ? rendered : store(rendered, { isSearch: query.size > 0, day: data.today });
  }

  /** Returns the current edition. An edition that is a little too old is still used while the next one is read. */
  #current(): Promise<Edition> | Edition {
    const edition = this.#editionOfToday();
    const age = edition ? this.#source.elapsed() - edition.readAt : Number.POSITIVE_INFINITY;
    if (edition && age < readEveryMs) return edition;
    this.#reading ??= this.#readEdition().finally(() => {
      this.#reading = undefined;
    });
    if (!edition) return this.#reading;
    const next = this.#reading.catch((error: unknown) => {
      this.#source.onFailure(error);
      return this.#editionOfToday() ?? edition;
    });
    return age < 2 * readEveryMs ? edition : next;
  }

  /**
   * Returns the last edition as it is today. At midnight the pages are made again immediately, from what was read last,
   * because what they say can depend on the day: prices, closures and holidays. This needs no database.
   */
  #editionOfToday(): Edition | undefined {
    const edition = this.#edition;
    const today = this.#source.today();
    if (edition && edition.today !== today)
      this.#edition = { ...edition, today, data: onDay(edition.data, today), pages: new Map() };
    return this.#edition;
  }

  async #readEdition(): Promise<Edition> {
    const inWords = await this.#source.read();
    // The reading may have begun before midnight.
    const today = this.#source.today();
    const data = onDay(inEachLanguage(inWords), today);
    const revision = JSON.stringify(data);
    const pages = this.#edition?.revision === revision ? this.#edition.pages : new Map<string, Promise<Answer>>();
    this.#edition = { readAt: this.#source.elapsed(), today, revision, data, pages };
    return this.#edition;
  }
}
