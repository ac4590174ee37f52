import { randomBytes, randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function inBase32(value: bigint, length: number): string {
  let rest = value;
  let text = "";
  for (let index = 0; index < length; index++) {
    text = alphabet[Number(rest % 32n)] + text;
    rest /= 32n;
  }
  return text;
}

/**
 * Makes ids that sort in the order they were made and that nobody can guess: 48 bits of time, 80 bits of chance. Of
 * two in one millisecond the later is larger, by a step that is chance too.
 *
 * @example
 * idMaker(() => new Date())("drv"); // "drv_01KAJ…"
 */
export function idMaker(now: () => Date): (prefix: string) => string {
  let last = { time: 0, chance: 0n };
  return (prefix) => {
    const time = now().getTime();
    const chance = time === last.time ? last.chance + 1n + bits(6) : bits(10) >> 1n;
    last = { time, chance };
    return `${prefix}_${inBase32(BigInt(time), 10)}${inBase32(chance, 16)}`;
  };
}

/**
 * What every id made from a moment on sorts after, and every earlier one before.
 *
 * @example
 * idsFrom("blb", new Date()); // "blb_01KAJ…", shorter than an id
 */
export const idsFrom = (prefix: string, moment: Date): string => `${prefix}_${inBase32(BigInt(moment.getTime()), 10)}`;

const bits = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString("hex")}`);

/** A number from 0 up to but not including 1 that can't be predicted. */
export const unpredictable = (): number => randomInt(2 ** 47) / 2 ** 47;
