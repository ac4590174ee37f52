import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/db/open.ts";
import type { PaymentProvider } from "../../platform/payment-provider.ts";
import { paystack } from "./paystack.ts";
import { sandboxProvider } from "./sandbox/provider.ts";

export const providerOf = (config: Config, db: Database, now: () => Date): PaymentProvider =>
  config.payment.provider === "paystack"
    ? paystack({ secretKey: config.payment.secretKey })
    : sandboxProvider(config, db, now);
