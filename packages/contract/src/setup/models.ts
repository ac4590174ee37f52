// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type GetSetupPrice = {
  /** The service that has this price, or the option that costs extra. */
  title: string;
  /** The parts of the price. The list is empty for an option. */
  items: GetSetupPriceItem[];
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
};

export type GetSetupPriceItem = {
  /** Title to display. */
  title: string;
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string;
};

export type GetSetupAnswer = {
  /** Whether the set-up is open, has expired or is complete. */
  state: "done" | "expired" | "open";
  /** The prices to confirm. The list is empty unless the set-up is open. */
  prices: GetSetupPrice[];
};

export type FinishSetupBody = {
  /** The set-up secret, from the file that the server wrote when it started. */
  secret: string;
  /** First name. */
  first_name: string;
  /** Surname. */
  last_name: string;
  /** Email address. */
  email: string;
  /** Phone number, in the form +233… */
  phone_number: string;
  /** Confirms that the person has compared the prices in this version with the authority's fees. */
  prices_confirmed: true;
};

export type FinishSetupAnswer = {
  /** Username, used to log in. */
  username: string;
  /** Email address. */
  email: string;
};
