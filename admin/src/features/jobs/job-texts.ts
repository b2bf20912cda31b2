import type { JobName } from '@eunbit/schema/job';
import type { MessageId } from '../../gql/message-id.ts';

const TEXTS: Readonly<Record<JobName, MessageId>> = {
  'expire-reservations': 'jobs.name.expireReservations',
  'check-payments': 'jobs.name.checkPayments',
  'queue-restock-emails': 'jobs.name.restockEmails',
  'discard-review-pictures': 'jobs.name.discardPictures',
  'send-emails': 'jobs.name.sendEmails',
  'make-shipments': 'jobs.name.makeShipments',
  'ask-carriers': 'jobs.name.askCarriers',
  'chase-unpaid-orders': 'jobs.name.chaseUnpaid',
  'follow-payments': 'jobs.name.followPayments',
  'issue-cash-receipts': 'jobs.name.issueCashReceipts',
  'compare-books': 'jobs.name.compareBooks',
  'count-visits': 'jobs.name.countVisits',
  'count-sales': 'jobs.name.countSales',
  'recount-orders': 'jobs.name.recountOrders',
  'count-bought-together': 'jobs.name.boughtTogether',
  'count-units-sold': 'jobs.name.unitsSold',
  'rank-popular': 'jobs.name.rankPopular',
  'invite-to-review': 'jobs.name.inviteToReview',
  'collect-guests': 'jobs.name.collectGuests',
  'pay-due-refunds': 'jobs.name.payRefunds',
  'encode-avif': 'jobs.name.encodeAvif',
  'discard-return-pictures': 'jobs.name.returnPictures',
  'make-return-labels': 'jobs.name.returnLabels',
  'chase-returns': 'jobs.name.returns',
  'settle-payment-requests': 'jobs.name.paymentRequests',
  'expire-draft-orders': 'jobs.name.expireDrafts',
  'remind-of-draft-orders': 'jobs.name.remindDrafts',
  're-encrypt-values': 'jobs.name.reencryptValues',
};

/** Name of a job; null for one that this version of the back office does not know. */
export function jobText(name: string): MessageId | null {
  return Object.hasOwn(TEXTS, name) ? TEXTS[name as JobName] : null;
}
