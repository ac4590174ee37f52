const gsm7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const replaced: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "«": '"',
  "»": '"',
  œ: "oe",
  Œ: "Oe",
  "GH₵": "GHS ",
  "₵": "GHS ",
};

/**
 * Converts the text of an SMS to the GSM alphabet, because a single character outside it more than halves the number of
 * characters that fit in an SMS. A character outside the alphabet loses its accent or is left out.
 *
 * @example
 * smsText("Pay GH₵210.00 – Ɛsi"); // "Pay GHS 210.00 - si"
 */
export function smsText(text: string): string {
  const spaced = text.replace(/(?<=«)\p{Zs}|\p{Zs}(?=»)/gu, "").replace(/\p{Zs}/gu, " ");
  const plain = spaced.replace(/GH₵|[’‘“”–—…«»œŒ₵]/g, (each) => replaced[each] ?? "");
  return [...plain.normalize("NFC")]
    .map((letter) => (gsm7.test(letter) ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "")))
    .filter((letter) => gsm7.test(letter))
    .join("");
}
