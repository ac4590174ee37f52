import { phoneNumberText } from "@kwan/domain";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { channels, networks, payment } from "../payments/shapes.ts";
import { invoice } from "./shapes.ts";

export const getInvoice = call({
  id: "getInvoice",
  requirement: "R-API-S05",
  method: "GET",
  path: "/service/invoice/{id}/",
  answer: invoice,
  access: ["anyone"],
});

export const generateInvoice = call({
  id: "generateInvoice",
  requirement: "R-API-S06",
  method: "POST",
  path: "/service/generate_invoice/{id}/",
  answer: invoice,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
});

export const startPayment = call({
  id: "startPayment",
  method: "POST",
  path: "/service/invoice/{id}/pay/",
  body: () =>
    z.discriminatedUnion(
      "channel",
      [
        z.object({
          channel: z.literal("mobile_money"),
          /** Mobile money network. */
          network: z.enum(networks, "Choose MTN, Telecel or AT"),
          phone_number: phoneNumberText,
        }),
        z.object({ channel: z.literal("card"), email: z.optional(z.string().check(z.maxLength(254))) }),
      ],
      `Choose one of ${channels.join(", ")}`,
    ),
  answer: payment,
  status: 201,
  errors: ["state_forbids"],
  access: ["anyone"],
  transaction: "none",
});
