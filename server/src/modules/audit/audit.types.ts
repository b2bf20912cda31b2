import { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../common/pagination.ts';

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What members of staff do that is written down.',
  valuesConfig: {
    ORDER_STATUS_CHANGED: { description: 'Moved an order on.' },
    ORDER_STATUS_CHANGE_UNDONE: {
      description: 'Undid a status change just after it was made, their own or a colleague’s.',
    },
    ORDER_STATUS_CORRECTED: { description: 'Took a status of an order back that was wrong.' },
    ORDER_PARTLY_SHIPPED: { description: 'Shipped some of the units of an order.' },
    ORDER_PARCELS_CORRECTED: { description: 'Corrected carriers or tracking numbers of what had left.' },
    ORDER_PARCEL_MARKED: { description: 'Noted what has become of a parcel.' },
    ORDER_NOTE_ADDED: { description: 'Wrote a note on an order.' },
    ORDER_EDITED: { description: 'Edited where an order goes, or what was ordered.' },
    ORDER_EDIT_PROPOSED: { description: 'Asked the customer to agree to an edit that costs more, and to pay for it.' },
    ORDER_PAYMENT_REQUEST_CANCELLED: { description: 'Took a payment request of an order back.' },
    ORDER_PAYMENT_REQUEST_RESENT: { description: 'Sent the link of a payment request again.' },
    ORDER_PASS_CODE_SHOWN: { description: 'Looked at the pass code of a guest order.' },
    ORDER_CASH_RECEIPT_SHOWN: { description: 'Looked at the number that a cash receipt is made out to.' },
    ORDER_CASH_RECEIPT_RETRIED: { description: 'Had a cash receipt tried again that had failed.' },
    ORDER_CASH_RECEIPT_ISSUED: { description: 'Noted that a cash receipt was issued.' },
    ORDER_SHIPMENT_CHANGED: { description: 'Had a label tried again, or entered a tracking number by hand.' },
    ORDER_ESCROW_DELIVERY_NOTED: {
      description: 'Noted that the parcels of an escrow order are registered at its provider, or took that back.',
    },
    ORDER_FAILED_REFUND_SETTLED: {
      description: 'Noted that a refund that failed at the provider was paid in another way.',
    },
    ORDER_REFUND_SETTLED: { description: 'Noted that a refund was paid by hand.' },
    ORDER_REFUND_ACCOUNT_SAVED: { description: 'Typed in the account that a refund goes to.' },
    ORDER_REFUND_ACCOUNT_SHOWN: { description: 'Looked at the account that a refund goes to.' },
    ORDER_REFUND_REQUESTED: { description: 'Paid a part of an order back.' },
    ORDER_REFUND_SENT: { description: 'Noted that a refund of a part was sent by hand.' },
    ORDER_REFUND_CANCELLED: { description: 'Took a refund back before any money moved.' },
    ORDER_REFUND_RETRIED: { description: 'Had a refund tried again that had failed.' },
    ORDER_DEPOSIT_RECORDED: { description: 'Recorded a deposit.' },
    ORDER_DEPOSIT_REMOVED: { description: 'Took out a deposit that had been recorded by mistake.' },
    ORDER_DEPOSIT_REST_REQUESTED: { description: 'Had a buyer asked for the rest of a deposit.' },
    ORDER_PAYMENT_DUE_SET: { description: 'Set until when a deposit is awaited.' },
    RETURN_APPROVED: { description: 'Agreed to a return.' },
    RETURN_REFUSED: { description: 'Refused a return.' },
    RETURN_PICKUP_ARRANGED: { description: 'Had a carrier fetch the goods of a return.' },
    RETURN_LABEL_REQUESTED: { description: 'Had a label bought for a return.' },
    RETURN_RECEIVED: { description: 'Noted that the goods of a return came.' },
    RETURN_INSPECTED: { description: 'Put the goods of a return into stock, or wrote them off.' },
    RETURN_EXCHANGE_OFFERED: {
      description: 'Offered to send the goods of a return once more, as soon as the customer has paid the way.',
    },
    RETURN_SETTLED: { description: 'Paid a return back, or sent something instead.' },
    DRAFT_ORDER_CREATED: { description: 'Began a draft order.' },
    DRAFT_ORDER_EDITED: { description: 'Changed a draft order.' },
    DRAFT_ORDER_SENT: { description: 'Sent a draft order, or placed its order.' },
    DRAFT_ORDER_RESENT: { description: 'Sent the link of a draft order again.' },
    DRAFT_ORDER_CANCELLED: { description: 'Took a draft order back.' },
    BANK_STATEMENT_READ: { description: 'Had the statement of a bank account read.' },
    BANK_STATEMENT_COLUMNS_SAVED: { description: "Said which column of an account's statements is which." },
    BANK_STATEMENT_LINES_SET_ASIDE: { description: 'Noted that lines of a statement belong to no order.' },
    BANK_STATEMENT_LINE_REOPENED: { description: 'Had a line of a statement wait for staff again.' },
    ORDERS_EXPORTED: { description: 'Took a list of orders out of the shop as a file.' },
    LIST_EXPORTED: { description: 'Took another list out of the shop as a file.' },
    STOCK_CHANGED: { description: 'Set quantity or sale state of a product.' },
    STOCK_HOLD_RELEASED: { description: 'Ended the hold of a running payment.' },
    PRODUCT_ADDED: { description: 'Added a product.' },
    PRODUCT_EDITED: { description: 'Changed a product: texts, prices, pictures, address or whether it is for sale.' },
    PRODUCTS_ORDERED: { description: 'Changed the order of products.' },
    REVIEW_REPLIED: { description: 'Answered a review, or took the answer back.' },
    QUESTION_ANSWERED: { description: 'Answered a question about a product, or changed the answer.' },
    QUESTION_HIDDEN: { description: 'Hid a question about a product, or showed it again.' },
    SEARCH_HIDDEN: { description: 'Hid a popular search, or showed it again.' },
    REVIEW_REMOVED: { description: 'Deleted a review.' },
    REQUEST_ANSWERED: { description: 'Answered what somebody wrote.' },
    REQUEST_SETTLED: { description: 'Closed a request without an answer, or opened it again.' },
    EMAIL_RETRIED: { description: 'Had an email sent again that had failed.' },
    EMAIL_ADDRESS_REACTIVATED: { description: 'Had emails sent again to an address that had refused them.' },
    RECEIPT_SENT: { description: 'Sent the buyer of an order a receipt.' },
    COMPOSED_EMAIL_SENT: { description: 'Wrote the buyer of an order an email.' },
    EMAIL_TEMPLATE_CREATED: { description: 'Wrote a template of emails.' },
    EMAIL_TEMPLATE_EDITED: { description: 'Changed a template of emails.' },
    EMAIL_TEMPLATE_DELETED: { description: 'Deleted a template of emails.' },
    ANNOUNCEMENT_CREATED: { description: 'Wrote an announcement.' },
    ANNOUNCEMENT_EDITED: { description: 'Changed an announcement.' },
    ANNOUNCEMENT_DELETED: { description: 'Deleted an announcement.' },
    COMPANY_BLOCK_CREATED: { description: 'Added a person or a place to the company page.' },
    COMPANY_BLOCK_EDITED: { description: 'Changed a person or a place of the company page.' },
    COMPANY_BLOCK_MOVED: { description: 'Moved a person or a place of the company page before or behind another.' },
    COMPANY_BLOCK_DELETED: { description: 'Removed a person or a place from the company page.' },
    USER_BLOCK_CHANGED: { description: 'Blocked somebody from writing reviews, or let them again.' },
    CUSTOMER_NOTE_ADDED: { description: 'Wrote a note about a customer; the note itself is not in the log.' },
    CUSTOMER_TAGS_CHANGED: { description: 'Set or removed a tag of a customer.' },
    GUEST_ORDERS_MERGED: { description: 'Moved guest orders to the account of their address.' },
    GUEST_ORDERS_OFFERED: { description: 'Had a member sent the link that takes guest orders over.' },
    ROLE_CHANGED: { description: 'Gave somebody another role.' },
    ORDER_TAGS_CHANGED: { description: 'Gave an order a tag, or took one away.' },
    ORDER_ASSIGNED: { description: 'Said whose an order is.' },
    STAFF_ROLE_CREATED: { description: 'Defined a role of staff.' },
    STAFF_ROLE_EDITED: { description: 'Changed a role of staff.' },
    STAFF_ROLE_DELETED: { description: 'Deleted a role of staff.' },
    STAFF_INVITED: { description: 'Invited somebody to join the staff, or sent the invitation again.' },
    STAFF_INVITATION_REVOKED: { description: 'Took an invitation to the staff back.' },
    STAFF_INVITATION_ACCEPTED: { description: 'Joined the staff by an invitation.' },
    ADMIN_APPOINTED: {
      description: 'Became an admin by a command on the server, not by staff; `staffId` is the account itself.',
    },
    SECOND_FACTOR_ADDED: { description: 'Added an authenticator app or a passkey of their own.' },
    SECOND_FACTOR_REMOVED: { description: 'Removed an authenticator app or a passkey of their own.' },
    SECOND_FACTOR_RESET: {
      description: "Took a colleague's second factor away; by a command on the server `staffId` is the account itself.",
    },
    RECOVERY_CODES_RENEWED: { description: 'Made new recovery codes of their own.' },
    RECOVERY_CODE_USED: { description: 'Proved who they are with a recovery code.' },
    ROLE_CHANGE_PIN_SET: { description: 'Set the role change PIN.' },
    SHOP_SETTINGS_CHANGED: { description: 'Changed a section of the settings of the shop.' },
  },
});
registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'What kind of thing an entry of the log is about.',
  valuesConfig: {
    ORDER: { description: 'An order, by its number.' },
    DRAFT_ORDER: { description: 'A draft order, by number.' },
    ORDER_LIST: { description: 'The orders of a store, by its code.' },
    PRODUCT: { description: 'A product, by its id.' },
    PRODUCT_RANKING: { description: 'The order of products; there is one.' },
    STOCK: { description: 'The stock of a product in a store, by the id of its level.' },
    REVIEW: { description: 'A review, by its id.' },
    QUESTION: { description: 'A question about a product, by its id.' },
    SEARCH: { description: 'A popular search, by store, language and words.' },
    ANNOUNCEMENT: { description: 'An announcement, by its id.' },
    USER: { description: 'An account, by its id.' },
    GUEST: { description: 'Somebody who has ordered without an account, by their id.' },
    ROLE_CHANGE_PIN: { description: 'The role change PIN; there is one.' },
    STAFF_ROLE: { description: 'A role of staff, by its id.' },
    EMAIL_TEMPLATE: { description: 'A template of emails, by its id.' },
    COMPANY_BLOCK: { description: 'A person or a place of the company page, by its id.' },
    STAFF_INVITATION: { description: 'An invitation to the staff, by its id.' },
    REQUEST: { description: 'A message or a request of a business, by its ticket number.' },
    EMAIL: { description: 'An email of the outbox, by its id.' },
    LIST: { description: 'A list that was taken along as a file, by what it is of.' },
    SHOP_SETTINGS: { description: 'The settings of the shop, by their section.' },
    BANK_ACCOUNT: { description: 'A bank account of the shop, by its id in the settings.' },
  },
});

@ObjectType('AuditChange', { description: 'One value that a member of staff changed, as text.' })
export class AuditChangeType {
  @Field(() => String, { description: 'What was changed.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'What it was; null where there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null where there is none any more.' })
  after!: string | null;
}

@ObjectType('AuditEntry', { description: 'What a member of staff did.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => ID, { description: 'Account of the member of staff.' })
  staffId!: string;

  @Field(() => AuditAction, { description: 'What was done.' })
  action!: AuditAction;

  @Field(() => AuditSubject, { description: 'To what kind of thing.' })
  subject!: AuditSubject;

  @Field(() => String, { description: 'Which one.' })
  subjectId!: string;

  @Field(() => [AuditChangeType], { description: 'Values that changed; none where something was only looked at.' })
  changes!: AuditChangeType[];
}

export const AuditConnection = createConnectionType('Audit', () => AuditEntryType);
