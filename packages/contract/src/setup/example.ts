import type { ExamplesOf } from "../example.ts";
import type * as setup from "./calls.ts";

export const setupExamples: ExamplesOf<typeof setup> = {
  getSetup: {
    answer: {
      state: "open",
      prices: [
        {
          title: "Driver's licence renewal",
          items: [{ title: "Application", amount: "210.00" }],
          total: "210.00",
        },
        { title: "Home delivery", items: [], total: "40.00" },
      ],
    },
  },
  finishSetup: {
    body: {
      secret: "0Zb5Yk2mD1cW7vQx9aN4uT8sR3eL6hJpKfGiOzXyVw0",
      first_name: "Ama",
      last_name: "Mensah",
      email: "ama.mensah@authority.example",
      phone_number: "+233240000009",
      prices_confirmed: true,
    },
    answer: { username: "ama.mensah", email: "ama.mensah@authority.example" },
  },
};
