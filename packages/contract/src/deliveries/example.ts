import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import type * as deliveries from "./calls.ts";
import type { deliveryLocation } from "./shapes.ts";

const address = {
  service: ids.service,
  recipient: "Ama Mensah",
  phone_number: "+233241234567",
  digital_address: "GA-183-8164",
  street_name: "Ring Road",
  town: "Adabraka",
  city: "Accra",
  region: "Greater Accra",
  landmark: "Opposite the fire station",
};

const exampleDelivery: z.output<typeof deliveryLocation> = {
  id: ids.delivery,
  ...address,
  fee: "40.00",
  currency: "GHS",
};

export const deliveryExamples: ExamplesOf<typeof deliveries> = {
  createDeliveryLocation: {
    body: address,
    answer: exampleDelivery,
  },
  updateDeliveryLocation: {
    params: { id: ids.delivery },
    body: { landmark: "Next to the fire station" },
    answer: { ...exampleDelivery, landmark: "Next to the fire station" },
  },
};
