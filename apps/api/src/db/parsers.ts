import pg from "pg";

// A Date goes to the database in UTC, so that the time zone of this process never decides on which day it falls.
pg.defaults.parseInputDatesAsUTC = true;

type Parser = (text: string) => unknown;

const sameText: Parser = (text) => text;

/** A whole number of 8 bytes: a number where JavaScript has it exactly, else its digits as text. Never a rounded one. */
const parseInteger: Parser = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const moment =
  /^(\d{4,6})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?( BC)?$/;

/**
 * A moment as a column returns it, from one that the database wrote as text, as in JSON.
 *
 * @example
 * readMoment("2026-11-21 09:00:00+00"); // "2026-11-21T09:00:00.000Z"
 */
export const readMoment = (text: string): string => parseMoment(text) as string;

/**
 * A moment: ISO text in UTC with three decimals, as Date's toISOString writes it. What is finer than a millisecond is
 * cut off. "infinity" stays the word.
 */
const parseMoment: Parser = (text) => {
  // Sessions run in UTC, so nearly every moment is written as it shall be read.
  if (text.length >= 22 && text[10] === " " && text[19] === "." && text.endsWith("+00"))
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`;
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

/** The type of an array, by the type of what is in it. */
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

// The array of texts is read by the driver, then each of its elements by ours.
const textArray: number = 1009;
const readTexts = pg.types.getTypeParser(textArray) as (text: string) => unknown[];
const deep = (parse: Parser, value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => deep(parse, each)) : typeof value === "string" ? parse(value) : value;

for (const [array, element] of arrays) {
  const parse = parsers.get(element) ?? sameText;
  parsers.set(array, (text) => deep(parse, readTexts(text)));
}

/**
 * How a result becomes a value, the same on both databases: int8 → number, or text where a number would round; date →
 * 'YYYY-MM-DD'; timestamptz → ISO text in UTC; timestamp, time, interval, numeric → their text; bytea → Buffer; json
 * and jsonb → parsed; the rest as pg reads it.
 */
export const resultTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : parsers.get(type)) ?? pg.types.getTypeParser(type, format),
};

/** What a session is started with, because how results are written must not depend on how a server or a role was set up. */
export const sessionSettings = "-c timezone=UTC -c datestyle=ISO";
