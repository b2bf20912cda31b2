import type { Answer, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { SandboxContext } from './context.ts';
import { parseDeliveryOrder } from './delivery-plan.ts';
import type { ProcessingOrder } from './processing-plan.ts';
import type { WebhookSender } from './webhooks.ts';

function badRequest(error: string): Answer {
  return { status: 400, body: { error } };
}

function parseProcessingOrder(input: unknown): ProcessingOrder | string {
  if (typeof input !== 'object' || input === null) return 'an order is a JSON object';
  const { count = 1, milliseconds, outcome = 'succeeded' } = input as Record<string, unknown>;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return 'count: a whole number from 1';
  if (typeof milliseconds !== 'number' || !(milliseconds >= 0)) return 'milliseconds: a number from 0';
  if (outcome !== 'succeeded' && outcome !== 'failed') return 'outcome: succeeded or failed';
  return { count, milliseconds, outcome };
}

/** `/sandbox/…`: what tests order and see of payments and webhooks. No part of Stripe's API. */
export function controlRoutes(context: SandboxContext, sender: WebhookSender, reset: () => void): Route[] {
  const { store, processing } = context;
  return [
    {
      method: 'POST',
      pattern: '/sandbox/processing',
      handle({ body }) {
        const order = parseProcessingOrder(readJson(body));
        if (typeof order === 'string') return badRequest(order);
        processing.set(order);
        return { status: 201, body: order };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/webhooks',
      handle({ body }) {
        const order = parseDeliveryOrder(readJson(body));
        if (typeof order === 'string') return badRequest(order);
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
      handle: () => ({ status: 200, body: { data: [...store.deliveries.newestFirst()] } }),
    },
    {
      method: 'POST',
      pattern: '/sandbox/events/:id/deliver',
      handle({ params }) {
        const event = store.events.get(params.id ?? '');
        return event ? { status: 202, body: sender.resend(event) } : { status: 404, body: { error: 'no such event' } };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/reset',
      handle() {
        reset();
        return { status: 204 };
      },
    },
  ];
}
