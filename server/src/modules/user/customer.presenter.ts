import type { Viewer } from '../../common/request-context.ts';
import type { BuyerSums, GuestRecord } from '../order/index.ts';
import { type CustomerNoteType, type CustomerSummaryType, GuestType } from './customer.types.ts';
import type { CustomerNoteRecord } from './customer-note.record.ts';
import type { Customer } from './customers.ts';
import { presentUser } from './user.presenter.ts';
import { UserType } from './user.types.ts';

export function presentGuest({ _id, tags = [], ...guest }: GuestRecord): GuestType {
  const { email, firstName, lastName, phone, location, lastOrderAt } = guest;
  return { id: String(_id), email, firstName, lastName, phone, location, lastOrderAt, tags };
}

/** As a member of the union, which is told by its class. */
export function presentCustomer(customer: Customer, viewer: Viewer | null): UserType | GuestType {
  return customer.kind === 'MEMBER'
    ? Object.assign(new UserType(), presentUser(customer.record, viewer))
    : Object.assign(new GuestType(), presentGuest(customer.record));
}

export function presentCustomerSummary(sums: BuyerSums | null): CustomerSummaryType {
  return sums ?? { orderCount: 0, value: [], firstOrderAt: null, lastOrderAt: null };
}

export const presentCustomerNote = ({ _id, text, at, by }: CustomerNoteRecord): CustomerNoteType => ({
  id: String(_id),
  text,
  at,
  by,
});
