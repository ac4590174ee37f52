import type { Config } from "../config.ts";
import type { Database } from "../db/open.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { paystack } from "./paystack.ts";
import { sandboxProvider } from "./sandbox/provider.ts";

export const providerOf = (config: Config, db: Database, now: () => Date): PaymentProvider =>
  config.payment.provider === "paystack"
    ? paystack({ secretKey: config.payment.secretKey })
    : sandboxProvider(config, db, now);
