import type { Answer, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { SandboxContext } from './context.ts';
import type { ProcessingOrder } from './processing-plan.ts';

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

/** `/sandbox/…`: what tests order of payments. No part of Stripe's API. */
export function controlRoutes({ processing }: SandboxContext, reset: () => void): Route[] {
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
      pattern: '/sandbox/reset',
      handle() {
        reset();
        return { status: 204 };
      },
    },
  ];
}
