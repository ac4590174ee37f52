/** The name of the product. */
const productName = "Kwan";

/** R-FRM-03: the name of the page, a separator, the name of the product. */
export const titleOf = (page: string): string => `${page} · ${productName}`;
