import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Books } from "../../../features/staff/office/Books.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.books_title, lead: m.books_lead }, { wide: true });

/** The accountant's page at /office/books (R-AUT-20). */
export const Component = scopedPage(pageMeta, ["books.read"], Books);
