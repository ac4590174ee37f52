import { importRow } from "@kwan/domain/imports";

/**
 * Returns a file that contains only the names of the columns, in the reader's language. The byte order mark tells
 * spreadsheets that the file is in UTF-8.
 */
export const templateFile = (): Blob & { readonly name: string } => {
  const { columns, title } = importRow("licences");
  const heading = Object.values(columns).map(({ label }) => (label.includes(",") ? `"${label}"` : label));
  return new File([`\uFEFF${heading.join(",")}\r\n`], `${title.toLowerCase()}.csv`, { type: "text/csv" });
};
