import { isIPv6 } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. IPv6 subscribers
 * have a whole /64, so limiting individual addresses would not stop them.
 *
 * @example
 * networkOf("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2::/64"
 * networkOf("::ffff:192.0.2.1"); // "192.0.2.1"
 */
export function networkOf(address: string): string {
  const four = mapped.exec(address)?.[1];
  if (four !== undefined) return four;
  if (!isIPv6(address)) return address;
  const [plain = ""] = address.split("%");
  const [before = "", after] = plain.split("::");
  const [left, right] = [before, after ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
