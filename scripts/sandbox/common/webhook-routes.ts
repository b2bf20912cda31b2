import { parseDeliveryOrder } from './delivery-plan.ts';
import type { Route } from './http-service.ts';
import { readJson } from './json-body.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The common part of `/sandbox` for webhooks: their delivery plan and their deliveries. */
export function webhookRoutes<Event extends { id: string }>(sender: WebhookSender<Event>): Route[] {
  return [
    {
      method: 'POST',
      pattern: '/sandbox/webhooks',
      handle({ body }) {
        const order = parseDeliveryOrder(readJson(body));
        if (typeof order === 'string') return { status: 400, body: { error: order } };
        sender.setOrder(order);
        return { status: 201, body: order };
      },
    },
    {
      method: 'DELETE',
      pattern: '/sandbox/webhooks',
      handle() {
        sender.setOrder(undefined);
        return { status: 204 };
      },
    },
    {
      method: 'GET',
      pattern: '/sandbox/deliveries',
      handle: () => ({ status: 200, body: { data: [...sender.deliveries()] } }),
    },
    {
      method: 'POST',
      pattern: '/sandbox/events/:id/deliver',
      handle({ params }) {
        const delivery = sender.resend(params.id ?? '');
        return delivery ? { status: 202, body: delivery } : { status: 404, body: { error: 'no such event' } };
      },
    },
  ];
}
