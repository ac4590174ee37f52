import type { ExamplesOf } from "../example.ts";
import type * as setup from "./calls.ts";

export const setupExamples: ExamplesOf<typeof setup> = {
  getSetup: {
    answer: {
      state: "open",
      prices: [
        {
          title: "Replace an expired licence",
          items: [
            { title: "Application", amount: "100.00" },
            { title: "Photo and fingerprints", amount: "30.00" },
            { title: "Card", amount: "150.00" },
          ],
          total: "280.00",
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
