/** The texts of a combobox. */
export interface ComboboxWords {
  readonly none: string;
  readonly loading: string;
  readonly failed: string;
  readonly count: (options: number) => string;
  /** Why a text that is not an option is not valid. */
  readonly notInList: string;
}

export const english: ComboboxWords = {
  none: "Nothing found",
  loading: "Searching",
  failed: "We could not load the list. Check your connection and type again.",
  count: (options: number) => `${options} ${options === 1 ? "result" : "results"}`,
  notInList: "Choose an option from the list",
};
