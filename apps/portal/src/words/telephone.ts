/** The address of a link that calls a number. */
export const telephone = (number: string): string => `tel:${number.replace(/\s/g, "")}`;
