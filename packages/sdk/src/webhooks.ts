export { signWebhook, type UnsignedWebhook } from "./webhooks/sign-webhook.ts";
export { type ReceivedWebhook, type VerifyOptions, verifyWebhook, type Webhook } from "./webhooks/verify-webhook.ts";
export { WebhookError, type WebhookFault } from "./webhooks/webhook-error.ts";
