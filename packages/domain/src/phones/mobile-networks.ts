/** A mobile network of Ghana, by the name its payment service goes by. */
export type MobileNetwork = "mtn" | "telecel" | "at";

const prefixes: { readonly [network in MobileNetwork]: RegExp } = {
  mtn: /^\+233(24|25|53|54|55|59)\d{7}$/,
  telecel: /^\+233(20|50)\d{7}$/,
  at: /^\+233(26|27|56|57)\d{7}$/,
};

/**
 * The mobile network that a number in E.164 form was first given out by; null for any other number. Numbers move between
 * networks, so this is a hint to fill a form with and never a reason to refuse.
 *
 * @example
 * mobileNetworkOf("+233244123456"); // "mtn"
 */
export function mobileNetworkOf(phone: string): MobileNetwork | null {
  return (["mtn", "telecel", "at"] as const).find((network) => prefixes[network].test(phone)) ?? null;
}
