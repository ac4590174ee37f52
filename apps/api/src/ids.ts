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
 * Makes ids that sort by the time of their creation and cannot be guessed: 48 bits of time and 80 random bits.
 * Within a millisecond, each id is larger than the one before by a random step.
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
 * A text that sorts before every id made from a moment on, and after all earlier ones.
 *
 * @example
 * idsFrom("blb", new Date()); // "blb_01KAJ…", shorter than an id
 */
export const idsFrom = (prefix: string, moment: Date): string => `${prefix}_${inBase32(BigInt(moment.getTime()), 10)}`;

const bits = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString("hex")}`);

/** An unpredictable number from 0 (inclusive) to 1 (exclusive). */
export const unpredictable = (): number => randomInt(2 ** 47) / 2 ** 47;
