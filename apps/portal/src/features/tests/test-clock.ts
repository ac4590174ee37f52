import { serverNow } from "../../session/server-clock.ts";
import { onDevice } from "./on-device.ts";

/**
 * What is known of the server's clock: how far it is ahead of this device's, the latest time that was shown, and when the server
 * itself last set it. It is kept on the device: a page that is opened without a network goes on from there.
 */
type Known = { ahead: number; seen: number; set: number };

/** Answers take their time, and none of it is a difference of the clocks. A device whose clock was changed is further off. */
const tolerance = 30_000;
/** Two clocks of one device differ by less than this unless one was changed. */
const jitter = 2_000;

const nameOf = (attempt: string) => `clock.${attempt}`;

function knownOf(attempt: string): Known | undefined {
  try {
    return JSON.parse(onDevice.get(nameOf(attempt)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
const keep = (attempt: string, known: Known) => onDevice.put(nameOf(attempt), JSON.stringify(known));

const timeBy = ({ ahead, seen }: Known) => Math.max(Date.now() + ahead, seen);

/** The server's clock during one try at a test. The time left never grows again, unless the server itself says so. */
export const testClock = {
  /** The server said just now what time it is. Only this can put the clock back. */
  hear(attempt: string, said: number): void {
    const known = knownOf(attempt);
    const off = known ? said - timeBy(known) : Number.POSITIVE_INFINITY;
    if (off > 0 || off < -tolerance) keep(attempt, { ahead: said - Date.now(), seen: said, set: Date.now() });
  },
  /** The server once said so, by this device's clock then. It is later now, and never earlier. */
  recall(attempt: string, said: number, toldAt: number): void {
    const known = knownOf(attempt);
    const ahead = said - toldAt;
    if (!known) keep(attempt, { ahead, seen: said, set: toldAt });
    else if (ahead > known.ahead || said > known.seen)
      keep(attempt, { ...known, ahead: Math.max(ahead, known.ahead), seen: Math.max(said, known.seen) });
  },
  forget: (attempt: string): void => onDevice.remove(nameOf(attempt)),
};

/**
 * The time now as the server has it, for one page. While it is open, a device whose clock is put back changes nothing.
 *
 * @example
 * const now = serverClock(paper.attempt);
 * now() >= Date.parse(paper.deadline_at);
 */
export function serverClock(attempt: string): () => number {
  let last: { time: number; at: number; set: number } | undefined;
  return () => {
    const known = knownOf(attempt);
    if (!known) return serverNow();
    const byDevice = timeBy(known);
    const byPage = last?.set === known.set ? last.time + performance.now() - last.at : 0;
    const time = byPage > byDevice + jitter ? byPage : byDevice;
    last = { time, at: performance.now(), set: known.set };
    const ahead = time - Date.now();
    if (time - known.seen >= 1_000 || Math.abs(ahead - known.ahead) > jitter)
      keep(attempt, { ...known, ahead, seen: time });
    return time;
  };
}
