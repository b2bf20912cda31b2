import type { AddressFields } from '@eunbit/schema/address';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { OrderDestination, OrderEditor } from '@eunbit/schema/order-edit';
import { validateDestination, validateEditReason } from '@eunbit/schema/validation-order-edit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { EditedContents } from '../order/edit/order-edit.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { AddressCheckService } from '../purchase/address-check.service.ts';
import type { SalesTaxService } from '../purchase/sales-tax.service.ts';
import { buildTaxedSale, NOT_TAXED } from '../purchase/sales-tax.ts';
import {
  type ContentChanges,
  findContentChanges,
  isChange,
  isSamePlace,
  priceContents,
  toContents,
} from './edit-contents.ts';
import { type EditProblem, problemOfEdit, settlementOf } from './edit-rules.ts';
import type { EditWriter } from './edit-writer.ts';

/** Attempts when the payment moves at the same moment, which it does a few times per order. */
const TRIES = 3;

/** Who edits: a member of staff, with a reason, or the buyer. */
export type EditAuthor = { readonly staffId: string; readonly reason: string } | { readonly staffId: null };

export interface WantedEdit {
  readonly destination: OrderDestination;
  /** Whether the author has seen the postal service's suggestion and keeps the address as typed. */
  readonly isKeptAsTyped: boolean;
}

/** What the author saw of the order; an edit of anything else is refused. */
export interface SeenOrder {
  readonly revision: number;
  /** The total after the edit that the author agreed to, in minor units; null before they saw it. */
  readonly acceptedTotal: number | null;
}

/** Where the request came from. */
interface Asking {
  readonly from: string;
  readonly requestId: string;
}

export type EditOutcome =
  | { readonly outcome: 'edited' | 'conflict'; readonly order: OrderRecord }
  | { readonly outcome: 'totalChanges'; readonly order: OrderRecord; readonly after: EditedContents }
  | { readonly outcome: 'suggested'; readonly suggestion: AddressFields }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'refused'; readonly problem: EditProblem };

interface Deps {
  readonly orders: OrderReader;
  readonly writer: EditWriter;
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
}

const invalid = (path: string, key: ApiMessageKey): EditOutcome => ({
  outcome: 'invalid',
  failures: [{ path, key }],
});

const trimmed = (fields: AddressFields): AddressFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])),
});

/** The wanted destination as it is stored. */
function toDestination({ address, phone, deliveryNote }: OrderDestination, { market }: OrderRecord): OrderDestination {
  const plain = trimmed(address);
  return {
    address: market === 'US' ? { ...plain, state: plain.state.toUpperCase() } : plain,
    phone: phone.trim(),
    deliveryNote: deliveryNote && { ...deliveryNote, text: deliveryNote.text.trim() },
  };
}

/** Corrections of orders of which nothing has left (ORDER-31). */
export function createOrderEditService({ orders, writer, addressCheck, salesTax }: Deps) {
  /** Tax depends on the place: another one in a taxed state, or out of one, has it asked for anew (ORDER-33). */
  async function price(order: OrderRecord, contents: EditedContents): Promise<EditedContents> {
    const { lines, amounts, address, shippingOption } = contents;
    if (order.market !== 'US' || isSamePlace(order.address, address)) return contents;
    const sale = buildTaxedSale({ market: order.market, lines, shipping: amounts.shipping, address });
    const tax = sale ? (await salesTax.assess(sale, null)).tax : NOT_TAXED;
    return {
      ...contents,
      lines: lines.map((line, index) => ({ ...line, tax: tax.lines[index] ?? 0 })),
      amounts: priceContents(lines, { option: shippingOption, price: amounts.shipping }, tax),
    };
  }

  /** Checks a US address that differs from the order's. */
  async function checkPlace(
    order: OrderRecord,
    { address }: OrderDestination,
    asking: Asking & { readonly keepTyped: boolean },
  ): Promise<{ readonly check: AddressCheck | null } | EditOutcome> {
    if (order.market !== 'US' || isSamePlace(order.address, address)) return { check: order.addressCheck ?? null };
    const checked = await addressCheck.check(address, asking);
    if (checked.outcome === 'undeliverable') return invalid('address', 'address.invalid');
    return checked.outcome === 'suggested' ? checked : { check: checked.check };
  }

  /** Why an edit of this total cannot be made; null if it can. */
  function problemOfTotal(order: OrderRecord, total: number): EditProblem | null {
    if (total === order.amounts.total) return null;
    if (total > order.amounts.total) return 'edit.costsMore';
    return settlementOf(order.payment) ? null : 'edit.money';
  }

  /** One attempt; null if the order's payment moved meanwhile. */
  async function attempt(
    order: OrderRecord,
    author: EditAuthor,
    wanted: WantedEdit,
    seen: SeenOrder,
    asking: Asking,
  ): Promise<EditOutcome | null> {
    const editor: OrderEditor = author.staffId === null ? 'BUYER' : 'STAFF';
    const problem = problemOfEdit(order, editor);
    if (problem) return { outcome: 'refused', problem };
    if ((order.revision ?? 0) !== seen.revision) return { outcome: 'conflict', order };
    const destination = toDestination(wanted.destination, order);
    const place = await checkPlace(order, destination, { ...asking, keepTyped: wanted.isKeptAsTyped });
    if ('outcome' in place) return place;
    const before = toContents(order);
    const after = await price(order, { ...before, ...destination, address: { ...destination.address } });
    const changes: ContentChanges = findContentChanges(before, after);
    if (!isChange(changes)) return { outcome: 'refused', problem: 'edit.nothing' };
    const { total } = after.amounts;
    const refused = problemOfTotal(order, total);
    if (refused) return { outcome: 'refused', problem: refused };
    if (total !== order.amounts.total && total !== seen.acceptedTotal) return { outcome: 'totalChanges', order, after };
    const saved = await writer.write(order, { before, after, changes, addressCheck: place.check }, author);
    return saved && { outcome: 'edited', order: saved };
  }

  return {
    /**
     * Edits an order. Of several people who edit, ship or cancel it at once, one gets through; the others are told what it
     * has become. A payment that moves at the same moment only has the edit judged again.
     */
    async edit(
      order: OrderRecord,
      author: EditAuthor,
      wanted: WantedEdit,
      seen: SeenOrder,
      asking: Asking,
    ): Promise<EditOutcome> {
      const failures = [
        ...validateDestination(wanted.destination, order.market),
        ...(author.staffId === null ? [] : validateEditReason(author.reason)),
      ];
      if (failures.length > 0) return { outcome: 'invalid', failures };
      let current = order;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const outcome = await attempt(current, author, wanted, seen, asking);
        if (outcome) return outcome;
        const now = await orders.byNumber(order.number);
        if (!now) break;
        current = now;
      }
      return { outcome: 'conflict', order: current };
    },
  };
}

export type OrderEditService = ReturnType<typeof createOrderEditService>;
