/** A mobile network in Ghana, by the code that payments use. */
export type MobileNetwork = "mtn" | "telecel" | "at";

const prefixes: { readonly [network in MobileNetwork]: RegExp } = {
  mtn: /^\+233(24|25|53|54|55|59)\d{7}$/,
  telecel: /^\+233(20|50)\d{7}$/,
  at: /^\+233(26|27|56|57)\d{7}$/,
};

/**
 * Returns the mobile network to which a number in E.164 form was first assigned, or null for any other number. People
 * keep their numbers when they change networks, so use the result to prefill a form, never to reject a number.
 *
 * @example
 * mobileNetworkOf("+233244123456"); // "mtn"
 */
export function mobileNetworkOf(phone: string): MobileNetwork | null {
  return (["mtn", "telecel", "at"] as const).find((network) => prefixes[network].test(phone)) ?? null;
}
