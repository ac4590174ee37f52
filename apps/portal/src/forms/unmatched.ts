import type { FormError } from "@kwan/ui";
import { m } from "#messages";

/**
 * Returns an error for each field of a form whose text is not an option of its list. The form must not be sent, because
 * that text would be lost.
 */
export const unmatchedFields = (form: HTMLFormElement): FormError[] =>
  [...form.querySelectorAll<HTMLInputElement>("[role=combobox]")]
    .filter(({ validity }) => validity.customError)
    .map((box) => ({ field: box.dataset.field ?? nameOf(box, form), message: m.forms_not_in_list() }));

/** The name under which the form sends the choice made in a combobox. */
const nameOf = (box: HTMLElement, form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>(`input[type=hidden][data-control="${CSS.escape(box.id)}"]`)?.name ?? box.id;
