import type { ExamplesOf } from "../example.ts";
import type * as setup from "./calls.ts";

export const setupExamples: ExamplesOf<typeof setup> = {
  getSetup: {
    summary: "Check whether this installation still has to be set up",
    description:
      "`open`: the installation needs its first administrator. `expired`: the set-up secret has expired, and the server writes a new one the next time it starts.",
    answer: {
      state: "open",
      prices: [
        {
          title: "Driver's licence renewal",
          items: [
            { title: "Application", amount: "180.00" },
            { title: "Photo and fingerprints", amount: "30.00" },
          ],
          total: "210.00",
        },
        { title: "Home delivery", items: [], total: "40.00" },
      ],
    },
  },
  finishSetup: {
    summary: "Create the first administrator",
    description:
      "You need the set-up secret. You can make this call only once. The administrator then sets a password with a password reset.",
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
