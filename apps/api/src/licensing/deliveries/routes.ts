import { type Handlers, versioned } from "../../platform/calls/handler.ts";
import { presentDelivery } from "../services/present.ts";
import { createDelivery } from "./commands/create-delivery.ts";
import { updateDelivery } from "./commands/update-delivery.ts";

export const deliveryRoutes = {
  createDeliveryLocation: async (context, { body }) =>
    versioned(await createDelivery(context, body), (row) => presentDelivery(row, context.deps.today())),
  updateDeliveryLocation: async (context, { params, body, request }) => {
    const changed = await updateDelivery(context, { id: params.id, changes: body, version: request.version });
    return versioned(changed, (row) => presentDelivery(row, context.deps.today()));
  },
} satisfies Partial<Handlers>;
