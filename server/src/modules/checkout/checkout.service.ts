import { type AddressFields, toStoredAddress } from '@eunbit/schema/address';
import type { ShippingOption } from '@eunbit/schema/checkout';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Market } from '@eunbit/schema/market';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import { validateAddress } from '@eunbit/schema/validation-address';
import { validateContact } from '@eunbit/schema/validation-checkout';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { recordsOf } from '../../common/models.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { isObjectId } from '../../common/object-id.ts';
import { type Result, refusalKey, refuse, refuseInput } from '../../common/refusal.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { ProfileService } from '../account/index.ts';
import type { AddressService } from '../address/index.ts';
import { type CartService, type CartState, getCartKey, orderableLines, type WithCart } from '../cart/index.ts';
import { type AddressCheckService, computeSubtotal, shippingRates } from '../purchase/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { CHECKOUT_LIFETIME_DAYS, CHECKOUT_WRITES, type CheckoutRecord, checkoutModel } from './checkout.model.ts';
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

/** A checkout after one of its steps. */
export interface CheckoutStep extends PricedCheckout {
  /** How the postal service writes the address, if it differs: then nothing was saved. */
  readonly suggestion?: AddressFields;
}

type StepResult = Result<CheckoutStep, 'CHECKOUT_NOT_FOUND'>;

const NOT_FOUND = refuse('CHECKOUT_NOT_FOUND', 'checkout.notFound');

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

/** The changes that an address makes to the checkout, or the postal service's suggestion. */
type Place = Result<Partial<CheckoutRecord>, never> | { readonly suggestion: AddressFields };

/** Why a checkout of this cart cannot start. */
function refuseStart({ lines }: CartState) {
  if (lines.length === 0) return refuse('CART_EMPTY', 'cart.empty');
  const isStopped = lines.every(({ stopped }) => stopped);
  return isStopped ? refuse('PRODUCT_STOPPED', 'product.stopped') : refuse('OUT_OF_STOCK', 'product.outOfStock');
}

/** Korean addresses come from the postcode search and need no further check. */
function settleKorean(address: AddressFields): Place {
  return { value: { address: { ...address }, addressCheck: null } };
}

/** The steps before payment. Input is stored with the checkout; amounts are recalculated on every read. */
export function createCheckoutService(deps: Deps) {
  const { connection, cart, addresses, profile, addressCheck, drafts, shopSettings, vault, log } = deps;
  const checkouts = recordsOf(checkoutModel(connection));

  /** The checkout of the caller's cart with this id; null if there is no such checkout, or the caller has no cart. */
  function ownFilter(context: RequestContext, id: string) {
    const key = getCartKey(context);
    return key && isObjectId(id) ? { _id: new Types.ObjectId(id), cartId: key.id } : null;
  }

  /**
   * A checkout of the caller with its cart, read in one command; null if it is unknown, belongs to another buyer, or its store is
   * closed.
   */
  async function readOwn(context: RequestContext, id: string): Promise<OwnCheckout | null> {
    const filter = ownFilter(context, id);
    if (!filter) return null;
    const [found] = await checkouts.aggregate<CheckoutRecord & WithCart>([{ $match: filter }, cart.join]).toArray();
    if (!found) return null;
    const { carts, ...checkout } = found;
    // Paid checkouts are read with `find`: they become orders even if the store has closed meanwhile.
    if (!context.stores.includes(checkout.market)) return null;
    return { checkout, cart: await cart.readJoined({ ...context, market: checkout.market }, { carts }) };
  }

  /** Saves a step with the sales tax that follows from it. Refuses once the checkout is completed or refunded. */
  async function save({ checkout, cart: state }: OwnCheckout, change: Partial<CheckoutRecord>): Promise<StepResult> {
    const { draft, quote } = await drafts.price(state, { ...checkout, ...change });
    const saved = await checkouts.findOneAndUpdate(
      { _id: checkout._id, status: { $in: ['OPEN', 'PAYING'] } },
      { $set: { ...change, ...(quote && { taxQuote: quote }) } },
      { ...CHECKOUT_WRITES, returnDocument: 'after' },
    );
    return saved ? { value: { checkout: saved, draft } } : NOT_FOUND;
  }

  /** Adds the phone number to an account that has none. A failure is only logged: it must not block the order. */
  async function keepPhone({ viewer, requestId }: RequestContext, market: Market, phone: string): Promise<void> {
    if (!viewer || viewer.phone) return;
    try {
      await profile.addPhone(viewer, phone, market);
    } catch (error) {
      log.error({ err: error, requestId }, 'the phone number of a checkout was not saved');
    }
  }

  /** Saves the address to the address book. A failure is only logged: it must not block the order (CHECKOUT-7). */
  async function keep({ viewer, requestId }: RequestContext, market: Market, fields: AddressFields): Promise<void> {
    if (!viewer) return;
    try {
      const kept = await addresses.add(viewer, market, fields);
      if ('refused' in kept)
        log.warn({ requestId, reason: refusalKey(kept.refused) }, 'the address of a checkout was not saved');
    } catch (error) {
      log.error({ err: error, requestId }, 'the address of a checkout was not saved');
    }
  }

  /** Verifies a US address and returns the change to the checkout, a suggestion or a failure. */
  async function settleUs(context: RequestContext, address: AddressFields, keepTyped: boolean): Promise<Place> {
    const { address: from, requestId } = context;
    const checked = await addressCheck.check(address, { from, requestId, keepTyped });
    if (checked.outcome === 'suggested') return checked;
    if (checked.outcome === 'undeliverable') {
      return { refused: { failures: [{ path: 'address', key: 'address.invalid' }] } };
    }
    return { value: { address, addressCheck: checked.check } };
  }

  return {
    /** A checkout of the caller; null if it is unknown or belongs to another buyer. */
    async find(context: RequestContext, id: string): Promise<CheckoutRecord | null> {
      const filter = ownFilter(context, id);
      return filter && checkouts.findOne(filter);
    },

    /** A checkout of the caller with its cart. */
    readOwn,

    /** The current draft of a checkout that was read with its cart. */
    buildDraft: ({ checkout, cart: state }: OwnCheckout) => drafts.buildDraft(state, checkout),

    /** Continues the shopper's unfinished checkout in this market, or starts one. */
    async start(context: RequestContext) {
      const state = await cart.read(context);
      if (!state.id || orderableLines(state.lines).length === 0) return refuseStart(state);
      const { market, language, viewer } = context;
      const cartId = state.id;
      const now = new Date();
      const begun: Omit<CheckoutRecord, 'cartId' | 'market'> = {
        _id: new Types.ObjectId(),
        userId: viewer?.id ?? null,
        language,
        status: 'OPEN',
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
        { cartId, market, status: { $in: ['OPEN', 'PAYING'] } },
        { $setOnInsert: begun },
        { ...CHECKOUT_WRITES, upsert: true, sort: NEWEST_FIRST, returnDocument: 'after' },
      );
      if (!checkout) throw new Error('the checkout was not saved');
      return { value: { checkout, draft: await drafts.buildDraft(state, checkout) } };
    },

    async setContact(context: RequestContext, id: string, input: ContactInput): Promise<StepResult> {
      const own = await readOwn(context, id);
      if (!own) return NOT_FOUND;
      const { checkout } = own;
      const given = input.passCode?.trim() ? input.passCode.trim() : null;
      // Members find their orders in their account, so a pass code sent for a member is not stored.
      const passCode = checkout.userId ? null : (given ?? (checkout.encryptedPassCode ? null : ''));
      const invalid = refuseInput(validateContact({ email: input.email, phone: input.phone, passCode }));
      if (invalid) return invalid;
      const phone = toWrittenPhone(input.phone, checkout.market);
      const saved = await save(own, {
        contact: { email: normaliseEmail(input.email), phone },
        language: context.language,
        ...(given && !checkout.userId && { encryptedPassCode: vault.encrypt(given) }),
      });
      if ('value' in saved) await keepPhone(context, checkout.market, phone);
      return saved;
    },

    /**
     * Sets the shipping address. A US address is verified first; if the postal service's form differs, it is suggested.
     */
    async setAddress(
      context: RequestContext,
      id: string,
      input: AddressFields,
      options: AddressOptions,
    ): Promise<StepResult> {
      const own = await readOwn(context, id);
      if (!own) return NOT_FOUND;
      const { checkout } = own;
      const invalid = refuseInput(validateAddress(input, checkout.market));
      if (invalid) return invalid;
      const address = toStoredAddress(input, checkout.market);
      const place =
        checkout.market === 'US' ? await settleUs(context, address, options.keepTyped) : settleKorean(address);
      if ('refused' in place) return place;
      if ('suggestion' in place) {
        const { suggestion } = place;
        return { value: { checkout, draft: await drafts.buildDraft(own.cart, checkout), suggestion } };
      }
      const saved = await save(own, place.value);
      if (options.save && 'value' in saved) await keep(context, checkout.market, address);
      return saved;
    },

    async setShipping(context: RequestContext, id: string, option: ShippingOption): Promise<StepResult> {
      const own = await readOwn(context, id);
      if (!own) return NOT_FOUND;
      const { checkout } = own;
      const { shipping } = shopSettings.current;
      const { lines } = toGoods(own.cart, checkout, shipping);
      if (!shippingRates(shipping, checkout.market, computeSubtotal(lines)).some((rate) => rate.option === option)) {
        return { refused: { failures: [{ path: 'option', key: 'shippingOption.unavailable' }] } };
      }
      return save(own, { shippingOption: option });
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
