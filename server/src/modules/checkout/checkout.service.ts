import type { ShippingOption } from '@eunbit/schema/checkout';
import { type AddressFields, validateAddress, validateContact } from '@eunbit/schema/validation';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { isObjectId } from '../../common/object-id.ts';
import { hashToken, type Vault } from '../../common/tokens.ts';
import type { RequestContext } from '../../context.ts';
import { orderableLines } from '../cart/cart.presenter.ts';
import type { CartService } from '../cart/cart.service.ts';
import { CHECKOUT_LIFETIME_DAYS, type CheckoutRecord, checkoutModel } from './checkout.model.ts';
import { draftOf } from './checkout-draft.ts';
import { subtotalOf } from './pricing.ts';
import { shippingRates } from './shipping-rates.ts';

export type StepOutcome =
  | { readonly outcome: 'saved'; readonly checkout: CheckoutRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' };

export interface ContactInput {
  readonly email: string;
  readonly phone: string;
  /** Null keeps a pass code that was given before. */
  readonly guestPassword: string | null;
}

/** The steps before payment. What is typed is kept with the checkout; amounts are worked out anew each time they are shown. */
export function createCheckoutService(connection: Connection, cart: CartService, vault: Vault) {
  const checkouts = checkoutModel(connection);

  /** A checkout is its browser's alone: someone else's answers like one that does not exist. */
  async function own(context: RequestContext, id: string): Promise<CheckoutRecord | null> {
    if (!context.basketToken || !isObjectId(id)) return null;
    return checkouts.findOne({ _id: id, basket: hashToken(context.basketToken) }).lean();
  }

  /** Saves a step. A checkout that became an order is closed and answers as not found. */
  async function save(checkout: CheckoutRecord, change: Partial<CheckoutRecord>): Promise<StepOutcome> {
    const saved = await checkouts.findOneAndUpdate(
      { _id: checkout._id, state: { $in: ['OPEN', 'PAYING'] } },
      { $set: change },
      { returnDocument: 'after', lean: true },
    );
    return saved ? { outcome: 'saved', checkout: saved } : { outcome: 'notFound' };
  }

  return {
    find: own,

    /** Goes on with the checkout this browser left in this market, or begins one. Null while there is nothing to order. */
    async start(context: RequestContext): Promise<CheckoutRecord | null> {
      const state = await cart.read(context);
      if (!state.token || orderableLines(state.lines).length === 0) return null;
      const { market, language } = context;
      const basket = hashToken(state.token);
      const left = await checkouts
        .findOne({ basket, market, state: { $in: ['OPEN', 'PAYING'] } })
        .sort({ createdAt: -1 })
        .lean();
      if (left) return left;
      const now = new Date();
      const checkout: CheckoutRecord = {
        _id: new Types.ObjectId(),
        basket,
        market,
        language,
        state: 'OPEN',
        contact: null,
        sealedPassCode: null,
        address: null,
        shippingOption: null,
        payment: null,
        attempt: 0,
        orderId: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_DAYS * 86_400_000),
      };
      await checkouts.create(checkout);
      return checkout;
    },

    async setContact(context: RequestContext, id: string, input: ContactInput): Promise<StepOutcome> {
      const checkout = await own(context, id);
      if (!checkout) return { outcome: 'notFound' };
      const given = input.guestPassword?.trim() ? input.guestPassword.trim() : null;
      const passCode = given ?? (checkout.sealedPassCode ? null : '');
      const failures = validateContact({ email: input.email, phone: input.phone, guestPassword: passCode });
      if (failures.length > 0) return { outcome: 'invalid', failures };
      return save(checkout, {
        contact: { email: normaliseEmail(input.email), phone: input.phone.trim() },
        language: context.language,
        ...(given && { sealedPassCode: vault.encrypt(given) }),
      });
    },

    async setAddress(context: RequestContext, id: string, input: AddressFields): Promise<StepOutcome> {
      const checkout = await own(context, id);
      if (!checkout) return { outcome: 'notFound' };
      const address = Object.fromEntries(Object.entries(input).map(([name, text]) => [name, text.trim()]));
      const trimmed = { ...input, ...address };
      const failures = validateAddress(trimmed, checkout.market);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const state = checkout.market === 'US' ? trimmed.state.toUpperCase() : trimmed.state;
      return save(checkout, { address: { ...trimmed, state } });
    },

    async setShipping(context: RequestContext, id: string, option: ShippingOption): Promise<StepOutcome> {
      const checkout = await own(context, id);
      if (!checkout) return { outcome: 'notFound' };
      const { lines } = draftOf(await cart.read(context), checkout);
      if (!shippingRates(checkout.market, subtotalOf(lines)).some((rate) => rate.option === option)) {
        return { outcome: 'invalid', failures: [{ path: 'option', key: 'shippingOption.unavailable' }] };
      }
      return save(checkout, { shippingOption: option });
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
