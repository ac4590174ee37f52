import pg from "pg";

// Dates are sent in UTC, so that the time zone of this process never changes the day.
pg.defaults.parseInputDatesAsUTC = true;

type Parser = (text: string) => unknown;

const sameText: Parser = (text) => text;

/**
 * Converts an int8 to a number if JavaScript can represent it exactly. Otherwise returns its digits as a string. Never
 * rounds.
 */
const parseInteger: Parser = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const moment =
  /^(\d{4,6})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?( BC)?$/;

/**
 * Converts a timestamp that the database wrote in JSON to the form in which a query returns timestamp columns.
 *
 * @example
 * readMoment("2026-11-21T09:00:00+00:00"); // "2026-11-21T09:00:00.000Z"
 */
export const readMoment = (text: string): string => parseMoment(text) as string;

/**
 * Converts a timestamp to an ISO string in UTC with milliseconds, like Date's toISOString. Microseconds are truncated.
 * "infinity" is left unchanged.
 */
const parseMoment: Parser = (text) => {
  // Sessions run in UTC, so nearly every timestamp takes this fast path.
  const zone = text.endsWith("+00") ? 3 : text.endsWith("+00:00") ? 6 : 0;
  if (zone > 0 && text[19] === ".")
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -zone).padEnd(3, "0").slice(0, 3)}Z`;
  const read = moment.exec(text);
  if (!read) return text;
  const [, year, month, day, hours, minutes, seconds, fraction = "", sign, zoneHours, zoneMinutes, zoneSeconds, bc] =
    read;
  const date = new Date(0);
  date.setUTCFullYear(bc ? 1 - Number(year) : Number(year), Number(month) - 1, Number(day));
  const millis = Number(fraction.slice(0, 3).padEnd(3, "0"));
  date.setUTCHours(Number(hours), Number(minutes), Number(seconds), millis);
  const offset = Number(zoneHours) * 3600 + Number(zoneMinutes ?? 0) * 60 + Number(zoneSeconds ?? 0);
  return new Date(date.getTime() - (sign === "-" ? -offset : offset) * 1000).toISOString();
};

const { builtins } = pg.types;
const parsers = new Map<number, Parser>([
  [builtins.INT8, parseInteger],
  [builtins.TIMESTAMPTZ, parseMoment],
  [builtins.DATE, sameText],
  [builtins.TIMESTAMP, sameText],
  [builtins.TIME, sameText],
  [builtins.TIMETZ, sameText],
  [builtins.INTERVAL, sameText],
  [builtins.NUMERIC, sameText],
]);

/** The type OID of an array's elements, by the type OID of the array. */
const arrays = new Map<number, number>([
  [1016, builtins.INT8],
  [1185, builtins.TIMESTAMPTZ],
  [1182, builtins.DATE],
  [1115, builtins.TIMESTAMP],
  [1183, builtins.TIME],
  [1270, builtins.TIMETZ],
  [1187, builtins.INTERVAL],
  [1231, builtins.NUMERIC],
]);

// The driver parses the array as strings, then our parser reads each element.
const textArray: number = 1009;
const readTexts = pg.types.getTypeParser(textArray) as (text: string) => unknown[];
const deep = (parse: Parser, value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => deep(parse, each)) : typeof value === "string" ? parse(value) : value;

for (const [array, element] of arrays) {
  const parse = parsers.get(element) ?? sameText;
  parsers.set(array, (text) => deep(parse, readTexts(text)));
}

/**
 * How results are converted to values, the same for both databases: int8 → number, or string if a number would be
 * rounded; date → 'YYYY-MM-DD'; timestamptz → ISO string in UTC; timestamp, time, interval, numeric → string; bytea →
 * Buffer; json and jsonb → parsed; all others as pg parses them.
 */
export const resultTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: "text" | "binary") {
    if (format === "binary") return pg.types.getTypeParser(type, format);
    const cached = parsers.get(type);
    if (cached) return cached;
    // Cache the parser, because the driver looks it up for each column in each result, and its own lookup is slow.
    const parse = pg.types.getTypeParser(type, "text") as Parser;
    parsers.set(type, parse);
    return parse;
  },
};

/** The settings of each session. The format of results must not depend on how a server or role is configured. */
export const sessionSettings = "-c timezone=UTC -c datestyle=ISO";
