import { randomUUID } from 'node:crypto';
import { toStoredAddress } from '@eunbit/schema/address';
import { buyerNotesOf, toStoredNotes } from '@eunbit/schema/buyer-notes';
import { DRAFT_EXPIRY_DAYS, type DraftOrderKind, type DraftPayment } from '@eunbit/schema/draft-order';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import { type DraftOrderFields, validateDraftOrder } from '@eunbit/schema/validation-draft-order';
import { type Connection, Types } from 'mongoose';
import { forEachSettled } from '../../common/for-each-settled.ts';
import type { NumberedPageRequest } from '../../common/numbered-page.ts';
import { newPublicNumber } from '../../common/public-number.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { storeDay } from '../../common/store-time.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import { type OrderReader, type OrderRecord, orderMoney } from '../order/index.ts';
import { type CloseDraft, PLACED } from './draft-closing.ts';
import type { DraftContents, DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrderError } from './draft-order.types.ts';
import type { DraftOrderFilter, DraftOrders } from './draft-orders.ts';
import type { PriceDraft, PriceOutcome } from './draft-price.service.ts';
import { CLOSED, CONFLICT, type DraftResult, NOT_FOUND, needsReminder, remindedUntil } from './draft-rules.ts';
import type { DraftWriter } from './draft-writer.ts';

/** Drafts per run of the jobs. */
const AT_ONCE = 100;
/** Maximum repeated emails per draft and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

export interface WantedDraft extends DraftOrderFields {
  readonly language: Language;
  /** Null for guests. */
  readonly userId: string | null;
}

export interface NewDraft {
  readonly market: Market;
  readonly kind: DraftOrderKind;
  /** The order whose customer and goods are copied; for a replacement, the order that it replaces. */
  readonly fromOrder: string | null;
  /** The draft whose contents are copied. */
  readonly fromDraft: string | null;
  /** The member it is for; null if the customer is copied or entered by hand. */
  readonly userId: string | null;
}

interface Deps {
  readonly connection: Connection;
  /** The payment methods currently offered for drafts of a store. */
  readonly offered: (market: Market) => readonly DraftPayment[];
  readonly drafts: DraftOrders;
  readonly price: PriceDraft;
  readonly writer: DraftWriter;
  readonly close: CloseDraft;
  readonly accountReader: AccountReader;
  readonly orderReader: OrderReader;
  readonly limiter: RateLimiter;
  readonly outbox: EmailOutbox;
  readonly audit: AuditService;
}

type Begun = Pick<WantedDraft, keyof DraftContents> & Pick<DraftOrderRecord, 'originalNumber'>;

function emptyDraft({ market, kind }: NewDraft, [payment = 'NONE']: readonly DraftPayment[]): Begun {
  return {
    language: market === 'KR' ? 'ko' : 'en',
    userId: null,
    email: '',
    phone: '',
    address: null,
    ...buyerNotesOf({}),
    lines: [],
    shippingOption: null,
    agreedShipping: null,
    payment: kind === 'SALE' ? payment : 'NONE',
    bankId: '',
    depositorName: '',
    paymentDueOn: null,
    reason: '',
    expiresInDays: DRAFT_EXPIRY_DAYS,
    originalNumber: null,
  };
}

/** Copies the customer and goods of an order, at current prices. */
function asOrder(order: OrderRecord, { kind }: NewDraft): Partial<Begun> {
  const { language, userId, email, phone, address, lines } = order;
  return {
    language,
    userId,
    email,
    phone,
    address,
    ...buyerNotesOf(order),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity, agreedPrice: null })),
    originalNumber: kind === 'SALE' ? null : order.number,
  };
}

function asDraft(draft: DraftOrderRecord): Partial<Begun> {
  const { language, userId, email, phone, address, lines, shippingOption, agreedShipping } = draft;
  const { payment, bankId, depositorName, reason, expiresInDays, originalNumber } = draft;
  const terms = { shippingOption, agreedShipping, payment, bankId, depositorName, reason, expiresInDays };
  return { language, userId, email, phone, address, lines, originalNumber, ...buyerNotesOf(draft), ...terms };
}

/** Converts the input for storage. */
function toContents(wanted: WantedDraft, market: Market): Omit<DraftContents, 'lines'> {
  const { language, userId, email, phone, address, shippingOption, agreedShipping } = wanted;
  const { payment, bankId, depositorName, paymentDueOn, reason, expiresInDays } = wanted;
  return {
    language,
    userId,
    email: normaliseEmail(email),
    phone: toWrittenPhone(phone, market),
    address: address && toStoredAddress(address, market),
    ...toStoredNotes(wanted),
    shippingOption,
    agreedShipping,
    payment,
    bankId,
    depositorName: depositorName.trim(),
    paymentDueOn,
    reason: reason.trim(),
    expiresInDays,
  };
}

/** The values in the activity log: the total and the reason for agreed prices. */
const logged = (draft: DraftOrderRecord) => ({
  total: orderMoney(draft, draft.amounts.total),
  payment: draft.payment,
  reason: draft.reason,
});

/** Orders that staff make for customers, until they are sent. */
export function createDraftOrderService(deps: Deps) {
  const { connection, offered, drafts, price, writer, close, accountReader, orderReader, limiter, outbox, audit } =
    deps;

  async function begin(wanted: NewDraft): Promise<Result<Begun, DraftOrderError['code']>> {
    const empty = emptyDraft(wanted, offered(wanted.market));
    const order = wanted.fromOrder === null ? null : await orderReader.byNumber(wanted.fromOrder);
    const draft = wanted.fromDraft === null ? null : await drafts.byNumber(wanted.fromDraft);
    const isMissing = (wanted.fromOrder !== null && !order) || (wanted.fromDraft !== null && !draft);
    if (isMissing || [order, draft].some((source) => source && source.market !== wanted.market)) {
      return NOT_FOUND;
    }
    const copied = { ...empty, ...(draft && asDraft(draft)), ...(order && asOrder(order, wanted)) };
    if (wanted.userId === null) return { value: copied };
    const member = (await accountReader.recordsById([wanted.userId])).get(wanted.userId);
    return member ? { value: { ...copied, userId: wanted.userId, email: member.email } } : NOT_FOUND;
  }

  /** Products that the store no longer sells are left out of a copy. */
  async function priceCopy(begun: Begun, market: Market): Promise<PriceOutcome> {
    const priced = await price(begun, market);
    if ('value' in priced) return priced;
    const gone = new Set(priced.refused.failures.map(({ path }) => Number(path.split('.')[1])));
    return price({ ...begun, lines: begun.lines.filter((_line, index) => !gone.has(index)) }, market);
  }

  async function isMember(userId: string | null): Promise<boolean> {
    return userId === null || (await accountReader.recordsById([userId])).has(userId);
  }

  /** Validates and prices the input of staff. */
  async function priceDraft(
    wanted: WantedDraft,
    market: Market,
    kept: DraftOrderRecord['taxQuote'],
  ): Promise<PriceOutcome> {
    const refused = refuseInput(validateDraftOrder(wanted, market, storeDay(market, new Date()), offered(market)));
    if (refused) return refused;
    if (!(await isMember(wanted.userId))) {
      return { refused: { failures: [{ path: 'userId', key: 'draftOrder.customerUnknown' }] } };
    }
    return price(wanted, market, kept);
  }

  return {
    byNumber: drafts.byNumber,

    page: (market: Market, filter: DraftOrderFilter, request: NumberedPageRequest) =>
      drafts.page(market, filter, request),

    /** Prices a draft without saving it. */
    preview: (wanted: WantedDraft, market: Market) => priceDraft(wanted, market, null),

    async create(wanted: NewDraft, by: string): Promise<DraftResult> {
      const begun = await begin(wanted);
      if ('refused' in begun) return begun;
      const priced = await priceCopy(begun.value, wanted.market);
      if ('refused' in priced) return priced;
      const at = new Date();
      const draft: DraftOrderRecord = {
        _id: new Types.ObjectId(),
        number: newPublicNumber('DR', wanted.market, at),
        market: wanted.market,
        kind: wanted.kind,
        status: 'OPEN',
        version: 1,
        ...toContents(begun.value, wanted.market),
        ...priced.value,
        addressCheck: null,
        originalNumber: begun.value.originalNumber,
        returnNumber: null,
        createdAt: at,
        createdBy: by,
        updatedAt: at,
        sentAt: null,
        expiresAt: null,
        reservationId: null,
        remindedAt: null,
        endedAt: null,
        orderNumber: null,
      };
      await inTransaction(connection, async (session) => {
        drafts.insert(session, draft);
        const about = { subject: 'DRAFT_ORDER', subjectId: draft.number } as const;
        await audit.record(session, { by, action: 'DRAFT_ORDER_CREATED', ...about });
      });
      return { value: draft };
    },

    /** Replaces the contents of a draft. `version` is the one that was shown to staff. */
    async update(number: string, version: number, wanted: WantedDraft, by: string): Promise<DraftResult> {
      const draft = await drafts.byNumber(number);
      if (!draft) return NOT_FOUND;
      if (draft.status !== 'OPEN') return CLOSED;
      if (draft.version !== version) return CONFLICT;
      const priced = await priceDraft(wanted, draft.market, draft.taxQuote);
      if ('refused' in priced) return priced;
      const contents = { ...toContents(wanted, draft.market), ...priced.value };
      return inTransaction<DraftResult>(connection, async (session) => {
        const saved = await drafts.change(session, draft, contents);
        if (!saved) return CONFLICT;
        const about = {
          subject: 'DRAFT_ORDER',
          subjectId: number,
          before: logged(draft),
          after: logged(saved),
        } as const;
        await audit.record(session, { by, action: 'DRAFT_ORDER_EDITED', ...about });
        return { value: saved };
      });
    },

    /** Cancels an unpaid draft. */
    async cancel(number: string, by: string): Promise<DraftResult> {
      const draft = await drafts.byNumber(number);
      if (!draft) return NOT_FOUND;
      if (draft.status === 'PLACED') return PLACED;
      if (draft.status !== 'OPEN' && draft.status !== 'SENT') return CLOSED;
      return close(draft, { status: 'CANCELLED', by });
    },

    /** Sends the link again. */
    async resend(number: string, by: string): Promise<DraftResult> {
      const draft = await drafts.byNumber(number);
      if (!draft) return NOT_FOUND;
      if (draft.status !== 'SENT') return refuse('DRAFT_NOT_SENT', 'draftOrder.notSent');
      if (!(await limiter.attempt({ [`draft-order:${draft.number}`]: LIMIT })))
        return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      await inTransaction(connection, async (session) => {
        writer.sendLink(session, draft, randomUUID());
        const about = { subject: 'DRAFT_ORDER', subjectId: draft.number } as const;
        await audit.record(session, { by, action: 'DRAFT_ORDER_RESENT', ...about });
      });
      return { value: draft };
    },

    /** Closes drafts whose links have expired. Returns the number of due drafts. */
    async expireDue(now = new Date()): Promise<number> {
      const due = await drafts.expired(now, AT_ONCE);
      await forEachSettled(due, (draft) => close(draft, { status: 'EXPIRED', by: null }));
      return due.length;
    },

    /** Reminds customers once of links that expire soon. Returns the number of drafts read. */
    async remindDue(now = new Date()): Promise<number> {
      const due = await drafts.toRemind(remindedUntil(now), AT_ONCE);
      await forEachSettled(due, (draft) =>
        inTransaction(connection, async (session) => {
          const reminded = await drafts.change(session, draft, { remindedAt: now });
          if (!reminded || !needsReminder(draft)) return;
          const { number, email: to, language } = draft;
          const refs = { draftNumber: number };
          outbox.queue(session, { kind: 'DRAFT_ORDER_REMINDER', about: number, refs, to, language });
        }),
      );
      return due.length;
    },
  };
}

export type DraftOrderService = ReturnType<typeof createDraftOrderService>;
