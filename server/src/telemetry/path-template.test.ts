import { expect, it } from 'vitest';
import { toPathTemplate } from './path-template.ts';

it.each([
  ['/v1/payment_intents', '/v1/payment_intents'],
  ['/v1/payment_intents/pi_3PqAbc/confirm', '/v1/payment_intents/{id}/confirm'],
  ['/v1/cash-receipts/cKey77/cancel', '/v1/cash-receipts/{id}/cancel'],
  ['/v2/shipments/EB-261125-0A1B2C3D', '/v2/shipments/{id}'],
  ['/messages/outbound?count=1&metadata_email=65f0', '/messages/outbound'],
  ['/oauth2.0/token', '/oauth2.0/token'],
  ['/email/mina%40example.com', '/email/{id}'],
  ['/email/Mina', '/email/{id}'],
  [`/${'a'.repeat(31)}`, '/{id}'],
  ['/', '/'],
])('%s is %s', (path, template) => {
  expect(toPathTemplate(path)).toBe(template);
});
