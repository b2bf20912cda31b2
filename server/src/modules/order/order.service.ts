import { normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import { normaliseLine } from '@eunbit/schema/typed-line';
import { validateGuestLookUp } from '@eunbit/schema/validation-order';
import type { Logger } from 'pino';
import type { WaitingRateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseFor, refuseInput } from '../../common/refusal.ts';
import { equalInConstantTime, type Vault } from '../../common/tokens.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { ChangeOrder } from './change/change-order.ts';
import type { Changed } from './decision.ts';
import { isGuestOrder } from './guest/guest-order.ts';
import type { OrderError, OrderRefusal } from './order.errors.ts';
import type { OrderRecord } from './order.record.ts';
import type { OrderTokens } from './order-tokens.ts';
import type { OrderReader } from './reading/order-reader.ts';
import { isBeyondLimit, paidBackByCancelling, type RefundAuthority } from './refund-authority.ts';
import { moveOrder } from './status/status-decisions.ts';
import { acceptsDeposit, problemOfStep, type StatusChange } from './status/status-rules.ts';
import type { OfferUndo } from './undo-rules.ts';

/** Wrong lookups of one order from one network, and of one network at all orders, within 15 minutes. */
const PAIR_LIMIT = { tries: 5, windowSeconds: 900 };
const NETWORK_LIMIT = { tries: 30, windowSeconds: 900 };
/** Wrong lookups of one order from all networks within an hour: more than PAIR_LIMIT lets a single network make. */
const ORDER_LIMIT = { tries: 60, windowSeconds: 3600 };

/** An order with the token that opens it. */
export interface OpenedOrder {
  readonly order: OrderRecord;
  readonly accessToken: string;
}

/** Who changes the status of an order. */
interface StaffMover {
  readonly authority: RefundAuthority;
  /**
   * Whether they may record payments, for example by accepting a deposit of a different amount (PAYMENT-15); defaults to false.
   */
  readonly mayRecordPayment?: boolean;
  readonly isUndoable: boolean;
}

interface Deps {
  readonly orderReader: OrderReader;
  readonly changeOrder: ChangeOrder;
  readonly offerUndo: OfferUndo;
  readonly tokens: OrderTokens;
  readonly vault: Vault;
  readonly limiter: WaitingRateLimiter;
  readonly security: SecurityLog;
  readonly log: Logger;
}

/** Orders after they are placed: reads by token, by lookup and by staff, and status changes. */
export function createOrderService(deps: Deps) {
  const { orderReader, changeOrder, offerUndo, tokens, vault, limiter, security, log } = deps;

  return {
    /** The order of an access token, if the holder may open it; null otherwise. */
    async byAccessToken(accessToken: string, userId: string | null): Promise<OrderRecord | null> {
      const id = tokens.readAccess(accessToken);
      const order = id && (await orderReader.byId(id));
      return order && tokens.opens(order, { accessToken, userId }) ? order : null;
    },

    /**
     * Looks up a guest order by number and pass code. Failed attempts are limited per network, so that they never block the
     * guest, who uses another network (ORDER-12).
     */
    async lookUp(number: string, passCode: string, address: string): Promise<Result<OpenedOrder, OrderError['code']>> {
      const invalid = refuseInput(validateGuestLookUp({ orderNumber: number, passCode }));
      if (invalid) return invalid;
      const normalised = normaliseOrderNumber(number);
      const at = new Date();
      const ofNetwork = {
        [`order-look-up:${normalised}:${address}`]: PAIR_LIMIT,
        [`order-look-up-from:${address}`]: NETWORK_LIMIT,
      };
      const ofOrder = { [`order-look-up:${normalised}`]: ORDER_LIMIT };
      // The limit of the order is checked last, and only counts attempts that the network limit allows, so that a single network
      // cannot exhaust it.
      const waitSeconds = (await limiter.attemptOrWait(ofNetwork)) || (await limiter.attemptOrWait(ofOrder));
      if (waitSeconds > 0) return refuseFor(waitSeconds);
      const order = await orderReader.byNumber(normalised);
      if (!order || !isGuestOrder(order) || order.encryptedPassCode === null)
        return refuse('ORDER_NOT_FOUND', 'order.notFound');
      const stored = vault.decrypt(order.encryptedPassCode);
      if (stored === null) {
        log.error({ order: order.number }, 'a pass code was encrypted with a secret that the shop does not have');
        return refuse('VALUE_UNREADABLE', 'passCode.unreadable');
      }
      if (!equalInConstantTime(passCode.trim(), normaliseLine(stored))) {
        security.record('orderLookUpFailed', { order: order.number });
        return refuse('PASS_CODE_WRONG', 'passCode.wrong');
      }
      await limiter.takeBack({ ...ofNetwork, ...ofOrder }, at);
      return { value: { order, accessToken: tokens.access(order) } };
    },

    /**
     * Changes the status of an order, with its side effects: email, restock, refund. If it can be undone, no email is sent and no
     * money moves until it no longer can.
     */
    async changeStatus(
      number: string,
      expected: OrderStatus,
      change: StatusChange,
      { authority, mayRecordPayment = false, isUndoable }: StaffMover,
    ): Promise<Changed<OrderRefusal> | null> {
      const offer = offerUndo(isUndoable);
      return changeOrder<OrderRefusal>(number, (order, now) => {
        if (order.status !== expected) return { conflict: order };
        const problem = problemOfStep(order, change, now);
        if (problem) return problem;
        if (!mayRecordPayment && acceptsDeposit(order.payment, change.status)) {
          return refuse('STATUS_TRANSITION_REFUSED', 'deposit.acceptNotAllowed');
        }
        if (change.status === 'ORDER_CANCELLED') {
          const paidBack = paidBackByCancelling(order);
          if (isBeyondLimit(order, authority, paidBack)) return refuse('REFUND_ABOVE_LIMIT', 'refund.aboveLimit');
          authority.assertConfirmed(order.market, paidBack);
        }
        return moveOrder(order, change, authority.staffId, now, offer);
      });
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
