import { createHmac } from 'node:crypto';
import type { WireEvent } from './wire.ts';

/** EasyPost's webhooks: events as JSON, signed with a secret that both sides know. */
export const webhookFormat = (secret: string) => ({
  getType: ({ description }: WireEvent) => description,
  createdAt: ({ created_at: at }: WireEvent) => Date.parse(at),
  render: (event: WireEvent) => JSON.stringify(event),
  buildHeaders: (body: string) => ({
    'X-Hmac-Signature': `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex')}`,
    'User-Agent': 'EasyPost Webhook/2.0 (sandbox)',
  }),
});
