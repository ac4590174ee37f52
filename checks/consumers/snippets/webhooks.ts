import { signWebhook, verifyWebhook, WebhookError } from "@kwan/sdk/webhooks";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const body = '{"type":"test"}';
const headers = await signWebhook({ id: "msg_1", body }, secret);
const request = new Request("http://localhost/webhooks", { method: "POST", headers, body });

const { payload } = await verifyWebhook({ headers: request.headers, body: await request.arrayBuffer() }, secret);
const { type } = payload as { type: string };

const changed = verifyWebhook({ headers, body: '{"type":"changed"}' }, secret);
const code = await changed.catch((error: unknown) => (error instanceof WebhookError ? error.code : "another error"));
console.log(`${type}, then ${String(code)}`);
