import type { MessageId } from '../../messages.ts';

const TEXTS: Readonly<Record<string, MessageId>> = {
  'expire-reservations': 'jobs.name.expireReservations',
  'check-payments': 'jobs.name.checkPayments',
  'queue-restock-letters': 'jobs.name.restockLetters',
  'discard-review-pictures': 'jobs.name.discardPictures',
  'send-letters': 'jobs.name.sendLetters',
  'make-shipments': 'jobs.name.makeShipments',
  'chase-unpaid-orders': 'jobs.name.chaseUnpaid',
  'follow-payments': 'jobs.name.followPayments',
  'compare-books': 'jobs.name.compareBooks',
  'pay-due-refunds': 'jobs.name.payRefunds',
};

/** What a job is called; null for one that this version of the back office does not know. */
export function jobText(name: string): MessageId | null {
  return TEXTS[name] ?? null;
}
