import { type AddressFields, toStoredAddress } from '@eunbit/schema/address';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { ShippingOption } from '@eunbit/schema/checkout';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Market } from '@eunbit/schema/market';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import { validateAddress } from '@eunbit/schema/validation-address';
import { validateContact } from '@eunbit/schema/validation-checkout';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { recordsOf } from '../../common/models.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { ProfileService } from '../account/index.ts';
import type { AddressService } from '../address/index.ts';
import { type CartService, type CartState, getCartKey, orderableLines, type WithCart } from '../cart/index.ts';
import { type AddressCheckService, computeSubtotal, shippingRates } from '../purchase/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { CHECKOUT_LIFETIME_DAYS, CHECKOUT_WRITES, checkoutModel } from './checkout.model.ts';
import type { CheckoutRecord } from './checkout.record.ts';
import type { CheckoutDrafts } from './checkout-draft.service.ts';
import { type Draft, toGoods } from './checkout-draft.ts';

/** A checkout with its current draft. */
export interface PricedCheckout {
  readonly checkout: CheckoutRecord;
  readonly draft: Draft;
}

/** A checkout with its cart, as both were read together. */
export interface OwnCheckout {
  readonly checkout: CheckoutRecord;
  readonly cart: CartState;
}

export type StepOutcome =
  | ({ readonly outcome: 'saved' } & PricedCheckout)
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | ({ readonly outcome: 'suggested'; readonly suggestion: AddressFields } & PricedCheckout)
  | { readonly outcome: 'notFound' };

export interface ContactInput {
  readonly email: string;
  readonly phone: string;
  /** Null keeps the stored pass code. */
  readonly passCode: string | null;
}

/** How to handle the buyer's address. */
export interface AddressOptions {
  /** Whether to save it to the member's address book. */
  readonly save: boolean;
  /** Whether the buyer has seen the postal service's suggestion and keeps the typed address. */
  readonly keepTyped: boolean;
}

/** Why a checkout cannot start. */
export type NothingToOrder = 'CART_EMPTY' | 'PRODUCT_STOPPED' | 'OUT_OF_STOCK';

interface Deps {
  readonly connection: Connection;
  readonly cart: CartService;
  readonly addresses: AddressService;
  readonly profile: Pick<ProfileService, 'addPhone'>;
  readonly addressCheck: AddressCheckService;
  readonly drafts: CheckoutDrafts;
  readonly shopSettings: CurrentSettings;
  readonly vault: Vault;
  readonly log: Logger;
}

type Place =
  | { readonly outcome: 'settled'; readonly change: Partial<CheckoutRecord> }
  | { readonly outcome: 'suggested'; readonly suggestion: AddressFields }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] };

function whyNothing({ lines }: CartState): NothingToOrder {
  if (lines.length === 0) return 'CART_EMPTY';
  return lines.every(({ stopped }) => stopped) ? 'PRODUCT_STOPPED' : 'OUT_OF_STOCK';
}

/** Korean addresses come from the postcode search and need no further check. */
function settleKorean(address: AddressFields): Place {
  return { outcome: 'settled', change: { address: { ...address }, addressCheck: null } };
}

/** The steps before payment. Input is stored with the checkout; amounts are recalculated on every read. */
export function createCheckoutService(deps: Deps) {
  const { connection, cart, addresses, profile, addressCheck, drafts, shopSettings, vault, log } = deps;
  const checkouts = recordsOf(checkoutModel(connection));

  /** The checkout of the caller's cart with this id; null where there is none, or for a caller without a cart. */
  function ownFilter(context: RequestContext, id: string) {
    const key = getCartKey(context);
    return key && isObjectId(id) ? { _id: new Types.ObjectId(id), cartId: key.id } : null;
  }

  /**
   * A checkout of the caller with its cart, read in one command; null for unknown ones, for those of other buyers and of a store
   * that is closed.
   */
  async function readOwn(context: RequestContext, id: string): Promise<OwnCheckout | null> {
    const filter = ownFilter(context, id);
    if (!filter) return null;
    const [found] = await checkouts.aggregate<CheckoutRecord & WithCart>([{ $match: filter }, cart.join]).toArray();
    if (!found) return null;
    const { carts, ...checkout } = found;
    // What was paid for is looked for by `find`: it becomes an order although the store has closed meanwhile.
    if (!context.stores.includes(checkout.market)) return null;
    return { checkout, cart: await cart.readJoined({ ...context, market: checkout.market }, { carts }) };
  }

  /**
   * Saves a step with the sales tax that follows from it. Returns notFound once the checkout is completed or refunded.
   */
  async function save({ checkout, cart: state }: OwnCheckout, change: Partial<CheckoutRecord>): Promise<StepOutcome> {
    const { draft, quote } = await drafts.price(state, { ...checkout, ...change });
    const saved = await checkouts.findOneAndUpdate(
      { _id: checkout._id, state: { $in: ['OPEN', 'PAYING'] } },
      { $set: { ...change, ...(quote && { taxQuote: quote }) } },
      { ...CHECKOUT_WRITES, returnDocument: 'after' },
    );
    return saved ? { outcome: 'saved', checkout: saved, draft } : { outcome: 'notFound' };
  }

  /** Adds the phone number to an account that has none. A failure is only logged: it must not block the order. */
  async function keepPhone({ viewer, requestId }: RequestContext, market: Market, phone: string): Promise<void> {
    if (!viewer || viewer.phone) return;
    try {
      await profile.addPhone(viewer, phone, market);
    } catch (error) {
      log.error({ err: error, requestId }, 'a phone number of a checkout was not kept');
    }
  }

  /** Saves the address to the address book. A failure is only logged: it must not block the order (CHECKOUT-7). */
  async function keep({ viewer, requestId }: RequestContext, market: Market, fields: AddressFields): Promise<void> {
    if (!viewer) return;
    try {
      const { outcome } = await addresses.add(viewer, market, fields);
      if (outcome !== 'saved') log.warn({ requestId, outcome }, 'an address of a checkout was not kept');
    } catch (error) {
      log.error({ err: error, requestId }, 'an address of a checkout was not kept');
    }
  }

  /** Verifies a US address and returns the change to the checkout, a suggestion or a failure. */
  async function settleUs(context: RequestContext, address: AddressFields, keepTyped: boolean): Promise<Place> {
    const { address: from, requestId } = context;
    const checked = await addressCheck.check(address, { from, requestId, keepTyped });
    if (checked.outcome === 'suggested') return checked;
    if (checked.outcome === 'undeliverable') {
      return { outcome: 'invalid', failures: [{ path: 'address', key: 'address.invalid' }] };
    }
    return { outcome: 'settled', change: { address, addressCheck: checked.check } };
  }

  return {
    /** A checkout of the caller; null for unknown ones and for those of other buyers. */
    async find(context: RequestContext, id: string): Promise<CheckoutRecord | null> {
      const filter = ownFilter(context, id);
      return filter && checkouts.findOne(filter);
    },

    /** The same with its cart. */
    readOwn,

    /** The current draft of a checkout that was read with its cart. */
    buildDraft: ({ checkout, cart: state }: OwnCheckout) => drafts.buildDraft(state, checkout),

    /** Continues the shopper's unfinished checkout in this market, or starts one. */
    async start(context: RequestContext): Promise<PricedCheckout | NothingToOrder> {
      const state = await cart.read(context);
      if (!state.id || orderableLines(state.lines).length === 0) return whyNothing(state);
      const { market, language, viewer } = context;
      const cartId = state.id;
      const now = new Date();
      const begun: Omit<CheckoutRecord, 'cartId' | 'market'> = {
        _id: new Types.ObjectId(),
        userId: viewer?.id ?? null,
        language,
        state: 'OPEN',
        contact: null,
        encryptedPassCode: null,
        address: null,
        addressCheck: null,
        taxQuote: null,
        shippingOption: null,
        payment: null,
        attempt: 0,
        orderId: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_DAYS * 86_400_000),
      };
      const checkout = await checkouts.findOneAndUpdate(
        { cartId, market, state: { $in: ['OPEN', 'PAYING'] } },
        { $setOnInsert: begun },
        { ...CHECKOUT_WRITES, upsert: true, sort: NEWEST_FIRST, returnDocument: 'after' },
      );
      if (!checkout) throw new Error('the checkout was not written');
      return { checkout, draft: await drafts.buildDraft(state, checkout) };
    },

    async setContact(context: RequestContext, id: string, input: ContactInput): Promise<StepOutcome> {
      const own = await readOwn(context, id);
      if (!own) return { outcome: 'notFound' };
      const { checkout } = own;
      const given = input.passCode?.trim() ? input.passCode.trim() : null;
      // Members find their orders in their account, so a pass code sent for a member is not stored.
      const passCode = checkout.userId ? null : (given ?? (checkout.encryptedPassCode ? null : ''));
      const failures = validateContact({ email: input.email, phone: input.phone, passCode });
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const phone = toWrittenPhone(input.phone, checkout.market);
      const saved = await save(own, {
        contact: { email: normaliseEmail(input.email), phone },
        language: context.language,
        ...(given && !checkout.userId && { encryptedPassCode: vault.encrypt(given) }),
      });
      if (saved.outcome === 'saved') await keepPhone(context, checkout.market, phone);
      return saved;
    },

    /**
     * Sets the shipping address. A US address is verified first; if the postal service's form differs, it is suggested.
     */
    async setAddress(
      context: RequestContext,
      id: string,
      input: AddressFields,
      wishes: AddressOptions,
    ): Promise<StepOutcome> {
      const own = await readOwn(context, id);
      if (!own) return { outcome: 'notFound' };
      const { checkout } = own;
      const failures = validateAddress(input, checkout.market);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const address = toStoredAddress(input, checkout.market);
      const place =
        checkout.market === 'US' ? await settleUs(context, address, wishes.keepTyped) : settleKorean(address);
      if (place.outcome === 'invalid') return place;
      if (place.outcome === 'suggested')
        return { ...place, checkout, draft: await drafts.buildDraft(own.cart, checkout) };
      const saved = await save(own, place.change);
      if (wishes.save && saved.outcome === 'saved') await keep(context, checkout.market, address);
      return saved;
    },

    async setShipping(context: RequestContext, id: string, option: ShippingOption): Promise<StepOutcome> {
      const own = await readOwn(context, id);
      if (!own) return { outcome: 'notFound' };
      const { checkout } = own;
      const { shipping } = shopSettings.current;
      const { lines } = toGoods(own.cart, checkout, shipping);
      if (!shippingRates(shipping, checkout.market, computeSubtotal(lines)).some((rate) => rate.option === option)) {
        return { outcome: 'invalid', failures: [{ path: 'option', key: 'shippingOption.unavailable' }] };
      }
      return save(own, { shippingOption: option });
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
