import type { Viewer } from '../../common/request-context.ts';
import type { BuyerSums, GuestRecord } from '../order/index.ts';
import { CustomerNoteType, type CustomerSummaryType, GuestType } from './customer.types.ts';
import type { CustomerNoteRecord } from './customer-note.model.ts';
import type { Customer } from './customers.ts';
import { presentUser } from './user.presenter.ts';
import type { UserType } from './user.types.ts';

export function presentGuest({ _id, tags = [], ...guest }: GuestRecord): GuestType {
  const { email, firstName, lastName, phone, location, lastOrderAt } = guest;
  const person = { email, firstName, lastName, phone, location, lastOrderAt };
  return Object.assign(new GuestType(), { id: String(_id), ...person, tags });
}

export function presentCustomer(customer: Customer, viewer: Viewer | null): UserType | GuestType {
  return customer.kind === 'MEMBER' ? presentUser(customer.record, viewer) : presentGuest(customer.record);
}

export function presentCustomerSummary(sums: BuyerSums | null): CustomerSummaryType {
  return sums ?? { orderCount: 0, value: [], firstOrderAt: null, lastOrderAt: null };
}

export const presentCustomerNote = ({ _id, text, at, by }: CustomerNoteRecord): CustomerNoteType =>
  Object.assign(new CustomerNoteType(), { id: String(_id), text, at, by });
