import { type AddressFields, toStoredAddress } from '@eunbit/schema/address';
import { toStoredNotes } from '@eunbit/schema/buyer-notes';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import { validateDestination, validateEditReason } from '@eunbit/schema/validation-order-edit';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse, refuseInput } from '../../common/refusal.ts';
import { isSamePlace, type OrderRecord, toContents } from '../order/index.ts';
import type { AddressCheckService } from '../purchase/index.ts';
import type { EditAuthor, EditRefusal, PreparedEdit } from './edit-checks.ts';
import type { EditPricing } from './edit-pricing.ts';
import type { EditSteps, SeenOrder, StepOutcome } from './edit-steps.ts';

export interface WantedEdit {
  readonly destination: OrderDestination;
  /** Whether the author has seen the postal service's suggestion and keeps the address as typed. */
  readonly isKeptAsTyped: boolean;
}

/**
 * Maximum changes to another US address by the buyer of an order: each costs an address check and a tax quote, and may send an
 * email.
 */
const PLACE_LIMIT = { tries: 15, windowSeconds: 3600 };

/** The origin of the request. */
interface Asking {
  readonly from: string;
  readonly requestId: string;
}

interface SuggestedAddress {
  readonly suggestion: AddressFields;
}

export type EditOutcome = StepOutcome | SuggestedAddress;

interface Deps {
  readonly steps: EditSteps;
  readonly price: EditPricing;
  readonly addressCheck: AddressCheckService;
  readonly limiter: RateLimiter;
}

/** Converts the requested destination for storage. */
function toDestination({ address, phone, ...notes }: OrderDestination, { market }: OrderRecord): OrderDestination {
  return {
    address: toStoredAddress(address, market),
    phone: toWrittenPhone(phone, market),
    ...toStoredNotes(notes),
  };
}

/** Edits of the destination of orders that were not shipped yet (ORDER-31). */
export function createOrderEditService({ steps, price, addressCheck, limiter }: Deps) {
  /** Checks a US address that differs from the order's. */
  async function checkPlace(
    order: OrderRecord,
    { staffId }: EditAuthor,
    { address }: OrderDestination,
    asking: Asking & { readonly keepTyped: boolean },
  ): Promise<{ readonly check: AddressCheck | null } | { readonly refused: EditRefusal } | SuggestedAddress> {
    if (order.market !== 'US' || isSamePlace(order.address, address)) return { check: order.addressCheck };
    const isLimited = staffId === null;
    if (isLimited && !(await limiter.attempt({ [`own-edit:${order.number}`]: PLACE_LIMIT })))
      return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
    const checked = await addressCheck.check(address, asking);
    if (checked.outcome === 'undeliverable')
      return { refused: { failures: [{ path: 'address', key: 'address.invalid' }] } };
    return checked.outcome === 'suggested' ? { suggestion: checked.suggestion } : { check: checked.check };
  }

  const toPrepare =
    (wanted: WantedEdit, author: EditAuthor, asking: Asking) =>
    async (order: OrderRecord): Promise<PreparedEdit | { readonly refused: EditRefusal } | SuggestedAddress> => {
      const destination = toDestination(wanted.destination, order);
      const place = await checkPlace(order, author, destination, { ...asking, keepTyped: wanted.isKeptAsTyped });
      if (!('check' in place)) return place;
      const contents = { ...toContents(order), ...destination, address: { ...destination.address } };
      return { after: await price(order, contents), addressCheck: place.check };
    };

  return {
    async edit(
      order: OrderRecord,
      author: EditAuthor,
      wanted: WantedEdit,
      seen: SeenOrder,
      asking: Asking,
    ): Promise<EditOutcome> {
      const invalid = refuseInput([
        ...validateDestination(wanted.destination, order.market),
        ...(author.staffId === null ? [] : validateEditReason(author.reason)),
      ]);
      if (invalid) return invalid;
      return steps.run<SuggestedAddress>(order, author, seen, toPrepare(wanted, author, asking));
    },
  };
}

export type OrderEditService = ReturnType<typeof createOrderEditService>;
