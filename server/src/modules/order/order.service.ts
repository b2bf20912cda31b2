import { normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import { normaliseLine } from '@eunbit/schema/typed-line';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { equalInConstantTime, type Vault } from '../../common/tokens.ts';
import { orderModel } from './order.model.ts';
import type { OrderRecord } from './order.record.ts';
import type { OrderTokens } from './order-tokens.ts';
import type { PendingChanges } from './status/pending-changes.service.ts';
import { problemOfStep, type StatusChange, type StepProblem, unpaidOnShipping } from './status/status-rules.ts';

/** Maximum lookups per order and per IP address, within 15 minutes. */
const LOOK_UP_LIMIT = { tries: 5, windowSeconds: 900 };
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };

export type LookUp =
  | { readonly outcome: 'found'; readonly order: OrderRecord; readonly accessToken: string }
  | { readonly outcome: 'notFound' | 'wrongPassCode' | 'unreadable' | 'tooMany' };

export type StatusOutcome =
  | { readonly outcome: 'saved' | 'conflict' | 'pending'; readonly order: OrderRecord }
  /** A deposit is missing; `isUnpaidAccepted` ships the order nevertheless. In minor units. */
  | { readonly outcome: 'outstanding'; readonly order: OrderRecord; readonly amount: number }
  | { readonly outcome: 'notFound' }
  | StepProblem;

interface Deps {
  readonly connection: Connection;
  readonly pendingChanges: PendingChanges;
  readonly tokens: OrderTokens;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

/** Orders after they are placed: reads by token, by lookup and by staff, and status changes. */
export function createOrderService({ connection, pendingChanges, tokens, vault, limiter, log }: Deps) {
  const orders = orderModel(connection);

  return {
    async byAccessToken(accessToken: string): Promise<OrderRecord | null> {
      const id = tokens.readAccess(accessToken);
      return id ? orders.findById(id).lean() : null;
    },

    byNumber(number: string): Promise<OrderRecord | null> {
      return orders.findOne({ number: normaliseOrderNumber(number) }).lean();
    },

    /** Looks up a guest order by number and pass code. Attempts are limited per order and per IP address. */
    async lookUp(number: string, passCode: string, address: string): Promise<LookUp> {
      const normalised = normaliseOrderNumber(number);
      const within = await limiter.attempt({
        [`order-look-up:${normalised}`]: LOOK_UP_LIMIT,
        [`order-look-up-from:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return { outcome: 'tooMany' };
      const order = await orders.findOne({ number: normalised }).lean();
      if (!order?.encryptedPassCode) return { outcome: 'notFound' };
      const stored = vault.decrypt(order.encryptedPassCode);
      if (stored === null) {
        log.error({ order: order.number }, 'a pass code was encrypted with a secret that the shop does not have');
        return { outcome: 'unreadable' };
      }
      if (!equalInConstantTime(passCode.trim(), normaliseLine(stored))) return { outcome: 'wrongPassCode' };
      return { outcome: 'found', order, accessToken: tokens.access(order) };
    },

    /** Changes the status of an order, with its side effects: email, restock, refund; at once, or after a time to undo it. */
    async changeStatus(
      number: string,
      expected: OrderStatus,
      change: StatusChange,
      { staffId, isUndoable }: { readonly staffId: string; readonly isUndoable: boolean },
    ): Promise<StatusOutcome> {
      const order = await this.byNumber(number);
      if (!order) return { outcome: 'notFound' };
      if (order.status !== expected) return { outcome: 'conflict', order };
      if (order.pendingChange) return { outcome: 'pending', order };
      const problem = problemOfStep(order, change, new Date());
      if (problem) return problem;
      const amount = unpaidOnShipping(order, change);
      if (amount > 0) return { outcome: 'outstanding', order, amount };
      const saved = await pendingChanges.take(order, change, staffId, isUndoable);
      if (saved) return { outcome: 'saved', order: saved };
      const current = await this.byNumber(number);
      if (!current) return { outcome: 'notFound' };
      return { outcome: current.pendingChange ? 'pending' : 'conflict', order: current };
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
