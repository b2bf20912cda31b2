import type { AddressFields } from '@eunbit/schema/address';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { DraftPayment } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { findBank } from '@eunbit/schema/shop-settings';
import { validatePaymentDue } from '@eunbit/schema/validation-deposit';
import { validateDraftReadiness } from '@eunbit/schema/validation-draft-order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { ClientSession, Connection } from 'mongoose';
import type { Result } from '../../common/refusal.ts';
import { storeDay } from '../../common/store-time.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { OrderRecord } from '../order/index.ts';
import type { AddressCheckService } from '../purchase/index.ts';
import type { ShownSettings } from '../shop-settings/index.ts';
import { type Shortage, ShortageError } from '../stock/index.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrderError } from './draft-order.types.ts';
import type { DraftOrders } from './draft-orders.ts';
import type { PriceDraft } from './draft-price.service.ts';
import { CLOSED, CONFLICT, type CompleteDraft, NOT_FOUND, problemOfTotal } from './draft-rules.ts';
import type { DraftWriter } from './draft-writer.ts';

export interface Sending {
  readonly number: string;
  /** The version that was shown to staff. */
  readonly version: number;
  /** The total that was shown to staff, minor units. */
  readonly expectedTotal: number;
  /** Whether the postal service's suggestion was seen and the address is kept as typed. */
  readonly isKeptAsTyped: boolean;
  /** Whether it stays a guest order although its email address belongs to a member. */
  readonly isForGuest: boolean;
  readonly staffId: string;
  readonly from: string;
  readonly requestId: string;
}

export type SendOutcome =
  /** `order` is null if the customer pays by a link first. */
  | Result<{ readonly draft: DraftOrderRecord; readonly order: OrderRecord | null }, DraftOrderError['code']>
  | { readonly otherTotal: DraftOrderRecord }
  | { readonly member: UserRecord }
  | { readonly suggestion: AddressFields }
  | { readonly shortages: readonly Shortage[] };

interface Deps {
  readonly connection: Connection;
  /** The payment methods currently offered for drafts of a store. */
  readonly offered: (market: Market) => readonly DraftPayment[];
  readonly drafts: DraftOrders;
  readonly accountReader: Pick<AccountReader, 'recordByEmail'>;
  readonly price: PriceDraft;
  readonly writer: DraftWriter;
  readonly addressCheck: AddressCheckService;
  readonly shopSettings: ShownSettings;
  readonly audit: AuditService;
}

const refuseField = (path: string, key: ApiMessageKey) => ({ refused: { failures: [{ path, key }] } });

const isComplete = (draft: DraftOrderRecord): draft is CompleteDraft => draft.address !== null;

/** Sends drafts: what was agreed becomes a link to pay, or an order (DRAFT-4 to DRAFT-8). */
export function createDraftSending(deps: Deps) {
  const { connection, offered, drafts, accountReader, price, writer, addressCheck, shopSettings, audit } = deps;

  /** Validates values that may have become outdated since they were entered. */
  function findOutdated({ payment, bankId, paymentDueOn, market }: DraftOrderRecord): FieldFailure<ApiMessageKey>[] {
    if (!offered(market).includes(payment)) return [{ path: 'payment', key: 'paymentMethod.unavailable' }];
    if (payment !== 'DEPOSIT') return [];
    const due = paymentDueOn ? validatePaymentDue(paymentDueOn, storeDay(market, new Date()), 'paymentDueOn') : [];
    return findBank(shopSettings.shown.banks, bankId) ? due : [{ path: 'bankId', key: 'bank.required' }, ...due];
  }

  async function checkPlace(
    { market, address }: CompleteDraft,
    { isKeptAsTyped, from, requestId }: Sending,
  ): Promise<{ readonly check: AddressCheck | null } | SendOutcome> {
    if (market !== 'US') return { check: null };
    const checked = await addressCheck.check(address, { from, requestId, keepTyped: isKeptAsTyped });
    if (checked.outcome === 'undeliverable') return refuseField('address', 'address.invalid');
    return checked.outcome === 'suggested' ? { suggestion: checked.suggestion } : { check: checked.check };
  }

  async function write(session: ClientSession, draft: CompleteDraft, staffId: string): Promise<SendOutcome> {
    const at = new Date();
    const isByLink = draft.payment === 'LINK';
    const placed = isByLink ? null : await writer.placeNow(session, draft, at);
    const change = placed?.change ?? (await writer.openLink(session, draft, at));
    const { lines, amounts, addressCheck: check } = draft;
    const saved = await drafts.change(session, draft, { ...change, lines, amounts, addressCheck: check });
    if (!saved) throw new DraftChangedError(`${draft.number} was changed meanwhile`);
    if (isByLink) writer.sendLink(session, saved, 'first');
    await audit.record(session, {
      by: staffId,
      action: 'DRAFT_ORDER_SENT',
      subject: 'DRAFT_ORDER',
      subjectId: saved.number,
      after: { total: amounts.total, reason: saved.reason, orderNumber: saved.orderNumber },
    });
    return { value: { draft: saved, order: placed?.order ?? null } };
  }

  return {
    /** Writes units, link or order, draft, email and log entry in one transaction. */
    async send(sending: Sending): Promise<SendOutcome> {
      const draft = await drafts.byNumber(sending.number);
      if (!draft) return NOT_FOUND;
      if (draft.status !== 'OPEN') return CLOSED;
      if (draft.version !== sending.version) return CONFLICT;
      const failures = [...validateDraftReadiness(draft), ...findOutdated(draft)];
      if (failures.length > 0 || !isComplete(draft)) return { refused: { failures } };
      if (draft.userId === null && !sending.isForGuest) {
        const member = await accountReader.recordByEmail(draft.email);
        if (member) return { member };
      }
      const place = await checkPlace(draft, sending);
      if (!('check' in place)) return place;
      const priced = await price(draft, draft.market, draft.taxQuote);
      if ('refused' in priced) return priced;
      const complete = { ...draft, ...priced.value, addressCheck: place.check };
      const problem = problemOfTotal(complete);
      if (problem) return refuseField('payment', problem);
      if (complete.amounts.total !== sending.expectedTotal) return { otherTotal: complete };
      try {
        return await inTransaction(connection, (session) => write(session, complete, sending.staffId));
      } catch (error) {
        if (error instanceof ShortageError) return { shortages: error.shortages };
        if (error instanceof DraftChangedError) return CONFLICT;
        throw error;
      }
    },
  };
}

/** Thrown to abort the transaction: the draft was changed concurrently. */
class DraftChangedError extends Error {
  override readonly name = 'DraftChangedError';
}

export type DraftSending = ReturnType<typeof createDraftSending>;
