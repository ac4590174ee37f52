// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type GetSetupAnswer = {
  /** Whether the set-up is open, has expired or is complete. */
  state: "done" | "expired" | "open";
  /** The prices to confirm. The list is empty unless the set-up is open. */
  prices: {
    /** The service that has this price, or the option that costs extra. */
    title: string;
    /** The parts of the price. The list is empty for an option. */
    items: {
      title: string;
      /** Amount in Ghana cedis, with two decimal places. */
      amount: string;
    }[];
    /** Total, in Ghana cedis, with two decimal places. */
    total: string;
  }[];
};

export type FinishSetupBody = {
  /** The set-up secret, from the file that the server wrote when it started. */
  secret: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  /** Confirms that the person has compared the prices in this version with the authority's fees. */
  prices_confirmed: true;
};

export type FinishSetupAnswer = {
  username: string;
  email: string;
};
