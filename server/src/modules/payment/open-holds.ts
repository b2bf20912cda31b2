import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Market } from '@eunbit/schema/market';
import { parsePhone } from '@eunbit/schema/phone-number';
import type { ClientSession, Connection } from 'mongoose';
import { createKeyedQueue } from '../../common/keyed-queue.ts';
import { writeLast } from '../../common/last-writes.ts';
import type { Vault } from '../../common/tokens.ts';
import type { ReadyCheckout } from '../checkout/index.ts';
import type { OrderReader } from '../order/index.ts';
import type { ReservationService, StockService, Units } from '../stock/index.ts';
import { holdGateModel } from './hold-gate.model.ts';
import {
  crowdedProducts,
  type HolderKeys,
  needsProof,
  networkShare,
  type OpenHold,
  toKeyList,
} from './open-hold-rules.ts';

/** A request for units that are not paid yet. */
export interface HoldClaim {
  readonly keys: HolderKeys;
  /** Whether the caller has passed the bot check. */
  readonly isProven: boolean;
}

/** How the units are held: for minutes while a card is being paid, or for days by an order awaiting its deposit. */
export type HoldKind = 'PAYMENT' | 'DEPOSIT';

/**
 * Thrown to abort a transaction: the caller holds too much. `proof`: a bot check allows it; `share`: it is only allowed later.
 */
export class HoldRefusedError extends Error {
  override readonly name = 'HoldRefusedError';
  readonly reason: 'proof' | 'share';

  constructor(reason: 'proof' | 'share') {
    super(`no more units without payment: ${reason}`);
    this.reason = reason;
  }
}

interface Deps {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly stock: StockService;
  readonly reservations: ReservationService;
  readonly orderReader: OrderReader;
  readonly openUnitsPerNetwork: number;
}

/** Prevents one caller from holding the whole stock without paying (STOCK-16, docs/decisions/0051). */
export function createOpenHolds(deps: Deps) {
  const { connection, vault, stock, reservations, orderReader, openUnitsPerNetwork } = deps;
  const inTurn = createKeyedQueue();
  const gates = holdGateModel(connection);

  /**
   * Concurrent transactions of one network conflict here, and the later one retries with a new count. This is written last, with
   * all other writes: the count is read from the transaction's snapshot, so the order does not matter.
   */
  function pass(session: ClientSession, network: string): void {
    const update = { $inc: { passed: 1 }, $set: { passedAt: new Date() } };
    writeLast(session, gates, { updateOne: { filter: { _id: network }, update, upsert: true } });
  }

  const find = (session: ClientSession, kind: HoldKind, keys: HolderKeys): Promise<OpenHold[]> =>
    (kind === 'PAYMENT' ? reservations : orderReader).heldUnder(session, toKeyList(keys));

  return {
    /** Runs a transaction that admits a claim, one at a time for each network, since they would conflict at its gate. */
    inTurn<T>(claim: HoldClaim | null, work: () => Promise<T>): Promise<T> {
      return claim ? inTurn(claim.keys.network, work) : work();
    },

    keysOf(
      { contact, cartId, market }: Pick<ReadyCheckout, 'contact' | 'cartId' | 'market'>,
      network: string,
    ): HolderKeys {
      const key = (kind: string, text: string) => vault.pseudonym(`holder:${kind}:${text}`);
      return {
        network: key('network', network),
        person: [
          key('email', normaliseEmail(contact.email)),
          key('phone', parsePhone(contact.phone, market) ?? contact.phone),
          key('cart', cartId),
        ],
      };
    },

    /** Allows units to be taken in this transaction, or throws HoldRefusedError. Payments and deposits are counted separately. */
    async admit(
      session: ClientSession,
      kind: HoldKind,
      { keys, isProven }: HoldClaim,
      { market, lines }: { readonly market: Market; readonly lines: readonly Units[] },
    ): Promise<void> {
      pass(session, keys.network);
      const open = await find(session, kind, keys);
      const crowded = crowdedProducts(open, keys, lines, openUnitsPerNetwork);
      if (crowded.size > 0) {
        const inWarehouse = await stock.countUnits(session, market, [...crowded.keys()]);
        const isOver = [...crowded].some(
          ([productId, units]) => units > networkShare(inWarehouse.get(productId) ?? 0, openUnitsPerNetwork),
        );
        if (isOver) throw new HoldRefusedError('share');
      }
      if (!isProven && needsProof(open, keys, lines, openUnitsPerNetwork)) throw new HoldRefusedError('proof');
    },
  };
}

export type OpenHolds = ReturnType<typeof createOpenHolds>;
