import { validateOrderNote } from './validation-order-note.ts';
import type { FieldFailure } from './validation-rules.ts';

/** Notes about a customer on one page (CUSTOMER-1). */
export const CUSTOMER_NOTES_PER_PAGE = 5;
/** Guest orders that are shown before they are moved to an account (CUSTOMER-4). */
export const GUEST_ORDERS_SHOWN = 10;

/** A note that staff write about a customer; it has the same limit as one about an order (CUSTOMER-1). */
export const validateCustomerNote = (note: { readonly text: string }): FieldFailure[] => validateOrderNote(note);
