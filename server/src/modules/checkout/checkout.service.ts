import type { AddressFields } from '@eunbit/schema/address';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { validateAddress } from '@eunbit/schema/validation-address';
import { validateContact } from '@eunbit/schema/validation-checkout';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { normaliseEmail } from '../../common/email-address.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { ProfileService } from '../account/profile.service.ts';
import type { AddressService } from '../address/address.service.ts';
import { orderableLines } from '../cart/cart.presenter.ts';
import type { CartService, CartState } from '../cart/cart.service.ts';
import { getCartKey } from '../cart/cart-owner.ts';
import type { AddressCheckService } from '../purchase/address-check.service.ts';
import { computeSubtotal } from '../purchase/pricing.ts';
import { shippingRates } from '../purchase/shipping-rates.ts';
import { CHECKOUT_LIFETIME_DAYS, checkoutModel } from './checkout.model.ts';
import type { CheckoutRecord } from './checkout.record.ts';
import type { CheckoutDrafts } from './checkout-draft.service.ts';
import { type Draft, toGoods } from './checkout-draft.ts';

/** A checkout with what it would order now. */
export interface PricedCheckout {
  readonly checkout: CheckoutRecord;
  readonly draft: Draft;
}

export type StepOutcome =
  | ({ readonly outcome: 'saved' } & PricedCheckout)
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | ({ readonly outcome: 'suggested'; readonly suggestion: AddressFields } & PricedCheckout)
  | { readonly outcome: 'notFound' };

export interface ContactInput {
  readonly email: string;
  readonly phone: string;
  /** Null keeps a pass code that was given before. */
  readonly passCode: string | null;
}

/** How the buyer wants their address to be taken. */
export interface AddressOptions {
  /** A member keeps it for later orders, too. */
  readonly save: boolean;
  /** The buyer has seen what the postal service suggests and keeps what they typed. */
  readonly keepTyped: boolean;
}

/** Why there is nothing to order. */
export type NothingToOrder = 'CART_EMPTY' | 'PRODUCT_STOPPED' | 'OUT_OF_STOCK';

interface Deps {
  readonly connection: Connection;
  readonly cart: CartService;
  readonly addresses: AddressService;
  readonly profile: Pick<ProfileService, 'addPhone'>;
  readonly addressCheck: AddressCheckService;
  readonly drafts: CheckoutDrafts;
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

/** Korean addresses come from the postcode search; nothing more is asked about them. */
function settleKorean(address: AddressFields): Place {
  return { outcome: 'settled', change: { address: { ...address }, addressCheck: null } };
}

/** The steps before payment. What is typed is kept with the checkout; amounts are worked out anew each time they are shown. */
export function createCheckoutService(deps: Deps) {
  const { connection, cart, addresses, profile, addressCheck, drafts, vault, log } = deps;
  const checkouts = checkoutModel(connection);

  /** A checkout is its guest browser's or its member's alone: someone else's answers like one that does not exist. */
  async function own(context: RequestContext, id: string): Promise<CheckoutRecord | null> {
    const key = getCartKey(context);
    if (!key || !isObjectId(id)) return null;
    return checkouts.findOne({ _id: id, cartId: key.id }).lean();
  }

  /**
   * Saves a step, along with the tax of what the checkout comes to by it. A checkout that became an order is closed and
   * answers as not found.
   */
  async function save(
    context: RequestContext,
    checkout: CheckoutRecord,
    change: Partial<CheckoutRecord>,
    cartNow?: CartState,
  ): Promise<StepOutcome> {
    const state = cartNow ?? (await drafts.read(context, checkout));
    const { draft, quote } = await drafts.price(state, { ...checkout, ...change });
    const saved = await checkouts.findOneAndUpdate(
      { _id: checkout._id, state: { $in: ['OPEN', 'PAYING'] } },
      { $set: { ...change, ...(quote && { taxQuote: quote }) } },
      { returnDocument: 'after', lean: true },
    );
    return saved ? { outcome: 'saved', checkout: saved, draft } : { outcome: 'notFound' };
  }

  /** What a member left empty in their account is filled in; nobody's order waits for it. */
  async function keepPhone({ viewer, requestId }: RequestContext, market: Market, phone: string): Promise<void> {
    if (!viewer || viewer.phone) return;
    try {
      await profile.addPhone(viewer, phone, market);
    } catch (error) {
      log.error({ err: error, requestId }, 'a phone number of a checkout was not kept');
    }
  }

  /** Nobody's order waits for their address book: what goes wrong there is only logged (CHECKOUT-7). */
  async function keep({ viewer, requestId }: RequestContext, market: Market, fields: AddressFields): Promise<void> {
    if (!viewer) return;
    try {
      const { outcome } = await addresses.add(viewer, market, fields);
      if (outcome !== 'saved') log.warn({ requestId, outcome }, 'an address of a checkout was not kept');
    } catch (error) {
      log.error({ err: error, requestId }, 'an address of a checkout was not kept');
    }
  }

  /** What a US address makes of a checkout, once it is known that mail arrives there. */
  async function settleUs(context: RequestContext, typed: AddressFields, keepTyped: boolean): Promise<Place> {
    const address = { ...typed, state: typed.state.toUpperCase() };
    const { address: from, requestId } = context;
    const checked = await addressCheck.check(address, { from, requestId, keepTyped });
    if (checked.outcome === 'suggested') return checked;
    if (checked.outcome === 'undeliverable') {
      return { outcome: 'invalid', failures: [{ path: 'address', key: 'address.invalid' }] };
    }
    return { outcome: 'settled', change: { address, addressCheck: checked.check } };
  }

  return {
    find: own,

    /** What a checkout would order now. */
    draft: drafts.draft,

    /** Goes on with the checkout this shopper left in this market, or begins one. */
    async start(context: RequestContext): Promise<PricedCheckout | NothingToOrder> {
      const state = await cart.read(context);
      if (!state.id || orderableLines(state.lines).length === 0) return whyNothing(state);
      const { market, language, viewer } = context;
      const cartId = state.id;
      const left = await checkouts
        .findOne({ cartId, market, state: { $in: ['OPEN', 'PAYING'] } })
        .sort(NEWEST_FIRST)
        .lean();
      if (left) return { checkout: left, draft: await drafts.buildDraft(state, left) };
      const now = new Date();
      const checkout: CheckoutRecord = {
        _id: new Types.ObjectId(),
        cartId,
        userId: viewer?.id ?? null,
        market,
        language,
        state: 'OPEN',
        contact: null,
        encryptedPassCode: null,
        address: null,
        shippingOption: null,
        payment: null,
        attempt: 0,
        orderId: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_DAYS * 86_400_000),
      };
      await checkouts.create(checkout);
      return { checkout, draft: await drafts.buildDraft(state, checkout) };
    },

    async setContact(context: RequestContext, id: string, input: ContactInput): Promise<StepOutcome> {
      const checkout = await own(context, id);
      if (!checkout) return { outcome: 'notFound' };
      const given = input.passCode?.trim() ? input.passCode.trim() : null;
      // Members find their orders in the account; what a form may still send is not kept.
      const passCode = checkout.userId ? null : (given ?? (checkout.encryptedPassCode ? null : ''));
      const failures = validateContact({ email: input.email, phone: input.phone, passCode });
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const phone = input.phone.trim();
      const saved = await save(context, checkout, {
        contact: { email: normaliseEmail(input.email), phone },
        language: context.language,
        ...(given && !checkout.userId && { encryptedPassCode: vault.encrypt(given) }),
      });
      if (saved.outcome === 'saved') await keepPhone(context, checkout.market, phone);
      return saved;
    },

    /** Where the order goes. A US address is checked first; what the postal service would write otherwise is suggested. */
    async setAddress(
      context: RequestContext,
      id: string,
      input: AddressFields,
      wishes: AddressOptions,
    ): Promise<StepOutcome> {
      const checkout = await own(context, id);
      if (!checkout) return { outcome: 'notFound' };
      const address = Object.fromEntries(Object.entries(input).map(([name, text]) => [name, text.trim()]));
      const trimmed = { ...input, ...address };
      const failures = validateAddress(trimmed, checkout.market);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const place =
        checkout.market === 'US' ? await settleUs(context, trimmed, wishes.keepTyped) : settleKorean(trimmed);
      if (place.outcome === 'invalid') return place;
      if (place.outcome === 'suggested') return { ...place, checkout, draft: await drafts.draft(context, checkout) };
      const saved = await save(context, checkout, place.change);
      if (wishes.save && saved.outcome === 'saved') await keep(context, checkout.market, trimmed);
      return saved;
    },

    async setShipping(context: RequestContext, id: string, option: ShippingOption): Promise<StepOutcome> {
      const checkout = await own(context, id);
      if (!checkout) return { outcome: 'notFound' };
      const state = await drafts.read(context, checkout);
      const { lines } = toGoods(state, checkout);
      if (!shippingRates(checkout.market, computeSubtotal(lines)).some((rate) => rate.option === option)) {
        return { outcome: 'invalid', failures: [{ path: 'option', key: 'shippingOption.unavailable' }] };
      }
      return save(context, checkout, { shippingOption: option }, state);
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
