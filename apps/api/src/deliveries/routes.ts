import { type HandlersOf, versioned } from "../calls/handler.ts";
import { presentDelivery } from "../services/present.ts";
import { createDelivery } from "./commands/create-delivery.ts";
import { updateDelivery } from "./commands/update-delivery.ts";

export const deliveryRoutes: HandlersOf<"createDeliveryLocation" | "updateDeliveryLocation"> = {
  createDeliveryLocation: async (context, { body }) => {
    const made = await createDelivery(context, body);
    return versioned(presentDelivery(made), made.version);
  },
  updateDeliveryLocation: async (context, { params, body, request }) => {
    const changed = await updateDelivery(context, { id: params.id, changes: body, version: request.version });
    return versioned(presentDelivery(changed), changed.version);
  },
};
