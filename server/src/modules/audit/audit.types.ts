import { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../common/pagination.ts';

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'A staff action that the audit log records.',
  valuesConfig: {
    ORDER_STATUS_CHANGED: { description: 'Changed the status of an order.' },
    ORDER_STATUS_CHANGE_UNDONE: {
      description: 'Undid a recent status change, their own or a colleague’s.',
    },
    ORDER_STATUS_CORRECTED: { description: 'Reverted a wrong status of an order.' },
    ORDER_PARTLY_SHIPPED: { description: 'Shipped some of the units of an order.' },
    ORDER_PARCELS_CORRECTED: { description: 'Corrected carriers or tracking numbers of shipped parcels.' },
    ORDER_PARCEL_MARKED: { description: 'Set the status of a parcel.' },
    ORDER_NOTE_ADDED: { description: 'Added a note to an order.' },
    ORDER_EDITED: { description: 'Edited the destination or the lines of an order.' },
    ORDER_EDIT_PROPOSED: { description: 'Asked the customer to agree to an edit that costs more, and to pay for it.' },
    ORDER_PAYMENT_REQUEST_CANCELLED: { description: 'Cancelled a payment request of an order.' },
    ORDER_PAYMENT_REQUEST_RESENT: { description: 'Resent the link of a payment request.' },
    ORDER_PASS_CODE_SHOWN: { description: 'Viewed the pass code of a guest order.' },
    ORDER_CASH_RECEIPT_SHOWN: { description: 'Viewed the number that a cash receipt is issued to.' },
    ORDER_CASH_RECEIPT_RETRIED: { description: 'Retried a cash receipt that had failed.' },
    ORDER_CASH_RECEIPT_ISSUED: { description: 'Recorded that a cash receipt was issued.' },
    ORDER_SHIPMENT_CHANGED: { description: 'Retried a label, or entered a tracking number by hand.' },
    ORDER_ESCROW_DELIVERY_NOTED: {
      description: 'Recorded that the parcels of an escrow order are registered with its provider, or withdrew that.',
    },
    ORDER_FAILED_REFUND_SETTLED: {
      description: 'Recorded that a refund that failed at the provider was made in another way.',
    },
    ORDER_REFUND_SETTLED: { description: 'Recorded that a refund was paid by hand.' },
    ORDER_REFUND_ACCOUNT_SAVED: { description: 'Entered the account that a refund goes to.' },
    ORDER_REFUND_ACCOUNT_SHOWN: { description: 'Viewed the account that a refund goes to.' },
    ORDER_REFUND_REQUESTED: { description: 'Refunded a part of an order.' },
    ORDER_REFUND_SENT: { description: 'Recorded that a partial refund was sent by hand.' },
    ORDER_REFUND_CANCELLED: { description: 'Cancelled a refund before any money moved.' },
    ORDER_REFUND_RETRIED: { description: 'Retried a refund that had failed.' },
    ORDER_DEPOSIT_RECORDED: { description: 'Recorded a deposit.' },
    ORDER_DEPOSIT_REMOVED: { description: 'Removed a deposit that was recorded by mistake.' },
    ORDER_DEPOSIT_REST_REQUESTED: { description: 'Asked a buyer for the rest of a deposit.' },
    ORDER_PAYMENT_DUE_SET: { description: 'Set the due date of a deposit.' },
    RETURN_APPROVED: { description: 'Approved a return.' },
    RETURN_REFUSED: { description: 'Refused a return.' },
    RETURN_PICKUP_ARRANGED: { description: 'Arranged the pick-up of the goods of a return.' },
    RETURN_LABEL_REQUESTED: { description: 'Requested a return label.' },
    RETURN_RECEIVED: { description: 'Recorded that the goods of a return arrived.' },
    RETURN_INSPECTED: { description: 'Restocked the goods of a return, or wrote them off.' },
    RETURN_EXCHANGE_OFFERED: {
      description: 'Offered to exchange the goods of a return once the customer has paid the shipping.',
    },
    RETURN_SETTLED: { description: 'Refunded a return, or sent a replacement.' },
    DRAFT_ORDER_CREATED: { description: 'Created a draft order.' },
    DRAFT_ORDER_EDITED: { description: 'Changed a draft order.' },
    DRAFT_ORDER_SENT: { description: 'Sent a draft order, or placed its order.' },
    DRAFT_ORDER_RESENT: { description: 'Resent the link of a draft order.' },
    DRAFT_ORDER_CANCELLED: { description: 'Cancelled a draft order.' },
    BANK_STATEMENT_READ: { description: 'Imported a bank statement.' },
    BANK_STATEMENT_COLUMNS_SAVED: { description: "Mapped the columns of an account's statements." },
    BANK_STATEMENT_LINES_SET_ASIDE: { description: 'Dismissed lines of a statement that belong to no order.' },
    BANK_STATEMENT_LINE_REOPENED: { description: 'Reopened a line of a statement.' },
    ORDERS_EXPORTED: { description: 'Exported a list of orders as a file.' },
    LIST_EXPORTED: { description: 'Exported another list as a file.' },
    STOCK_CHANGED: { description: 'Changed the quantity or sale state of a product.' },
    STOCK_HOLD_RELEASED: { description: 'Released the hold of a running payment.' },
    PRODUCT_ADDED: { description: 'Added a product.' },
    PRODUCT_EDITED: { description: 'Changed a product: texts, prices, pictures, address or sale status.' },
    PRODUCTS_ORDERED: { description: 'Reordered the products.' },
    REVIEW_REPLIED: { description: 'Replied to a review, or deleted the reply.' },
    QUESTION_ANSWERED: { description: 'Answered a product question, or changed the answer.' },
    QUESTION_HIDDEN: { description: 'Hid a product question, or showed it again.' },
    SEARCH_HIDDEN: { description: 'Hid a popular search, or showed it again.' },
    REVIEW_REMOVED: { description: 'Deleted a review.' },
    REQUEST_ANSWERED: { description: 'Answered a support request.' },
    REQUEST_SETTLED: { description: 'Closed a support request without an answer, or reopened it.' },
    EMAIL_RETRIED: { description: 'Retried an email that had failed.' },
    EMAIL_ADDRESS_REACTIVATED: { description: 'Reactivated an address that had rejected emails.' },
    RECEIPT_SENT: { description: 'Sent the buyer of an order a receipt.' },
    COMPOSED_EMAIL_SENT: { description: 'Sent a composed email to the buyer of an order.' },
    EMAIL_TEMPLATE_CREATED: { description: 'Created an email template.' },
    EMAIL_TEMPLATE_EDITED: { description: 'Changed an email template.' },
    EMAIL_TEMPLATE_DELETED: { description: 'Deleted an email template.' },
    ANNOUNCEMENT_CREATED: { description: 'Wrote an announcement.' },
    ANNOUNCEMENT_EDITED: { description: 'Changed an announcement.' },
    ANNOUNCEMENT_DELETED: { description: 'Deleted an announcement.' },
    COMPANY_BLOCK_CREATED: { description: 'Added a person or a place to the company page.' },
    COMPANY_BLOCK_EDITED: { description: 'Changed a person or a place of the company page.' },
    COMPANY_BLOCK_MOVED: { description: 'Moved a person or a place of the company page before or after another.' },
    COMPANY_BLOCK_DELETED: { description: 'Removed a person or a place from the company page.' },
    USER_BLOCK_CHANGED: { description: 'Blocked an account from writing reviews, or unblocked it.' },
    CUSTOMER_NOTE_ADDED: { description: 'Added a note about a customer; the log does not contain the note.' },
    CUSTOMER_TAGS_CHANGED: { description: 'Added or removed a tag of a customer.' },
    GUEST_ORDERS_MERGED: { description: 'Moved guest orders to the account with the same address.' },
    GUEST_ORDERS_OFFERED: { description: 'Sent a member the link that claims guest orders.' },
    ROLE_CHANGED: { description: "Changed a person's role." },
    ORDER_TAGS_CHANGED: { description: 'Added or removed a tag of an order.' },
    ORDER_ASSIGNED: { description: 'Assigned or unassigned an order.' },
    STAFF_ROLE_CREATED: { description: 'Created a staff role.' },
    STAFF_ROLE_EDITED: { description: 'Changed a staff role.' },
    STAFF_ROLE_DELETED: { description: 'Deleted a staff role.' },
    STAFF_INVITED: { description: 'Invited a person to join the staff, or resent the invitation.' },
    STAFF_INVITATION_REVOKED: { description: 'Revoked a staff invitation.' },
    STAFF_INVITATION_ACCEPTED: { description: 'Joined the staff by an invitation.' },
    ADMIN_APPOINTED: {
      description: 'Became an admin by a command on the server; `staffId` is the account itself.',
    },
    SECOND_FACTOR_ADDED: { description: 'Added their own authenticator app or passkey.' },
    SECOND_FACTOR_REMOVED: { description: 'Removed their own authenticator app or passkey.' },
    SECOND_FACTOR_RESET: {
      description:
        "Reset a colleague's second factor; if a command on the server did it, `staffId` is the account itself.",
    },
    RECOVERY_CODES_RENEWED: { description: 'Renewed their own recovery codes.' },
    RECOVERY_CODE_USED: { description: 'Authenticated with a recovery code.' },
    ROLE_CHANGE_PIN_SET: { description: 'Set the role change PIN.' },
    SHOP_SETTINGS_CHANGED: { description: 'Changed a section of the shop settings.' },
  },
});
registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'Kind of thing that an audit entry is about.',
  valuesConfig: {
    ORDER: { description: 'An order, by its number.' },
    DRAFT_ORDER: { description: 'A draft order, by number.' },
    ORDER_LIST: { description: 'The orders of a store, by its code.' },
    PRODUCT: { description: 'A product, by its id.' },
    PRODUCT_RANKING: { description: 'The order of all products; there is only one.' },
    STOCK: { description: 'The stock of a product in a store, by the id of its level.' },
    REVIEW: { description: 'A review, by its id.' },
    QUESTION: { description: 'A question about a product, by its id.' },
    SEARCH: { description: 'A popular search, by store, language and words.' },
    ANNOUNCEMENT: { description: 'An announcement, by its id.' },
    USER: { description: 'An account, by its id.' },
    GUEST: { description: 'A guest customer, by id.' },
    ROLE_CHANGE_PIN: { description: 'The role change PIN; there is only one.' },
    STAFF_ROLE: { description: 'A role of staff, by its id.' },
    EMAIL_TEMPLATE: { description: 'A template of emails, by its id.' },
    COMPANY_BLOCK: { description: 'A person or a place of the company page, by its id.' },
    STAFF_INVITATION: { description: 'An invitation to the staff, by its id.' },
    REQUEST: { description: 'A message or a request of a business, by its ticket number.' },
    EMAIL: { description: 'An email of the outbox, by its id.' },
    LIST: { description: 'A list that was exported as a file, by its kind.' },
    SHOP_SETTINGS: { description: 'The settings of the shop, by their section.' },
    BANK_ACCOUNT: { description: 'A bank account of the shop, by its id in the settings.' },
  },
});

@ObjectType('AuditChange', { description: 'One value that a member of staff changed, as text.' })
export class AuditChangeType {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Old value; null if it was unset.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'New value; null if it was removed.' })
  after!: string | null;
}

@ObjectType('AuditEntry', { description: 'An action of a staff member.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => ID, { description: 'Account of the staff member.' })
  staffId!: string;

  @Field(() => AuditAction, { description: 'The action.' })
  action!: AuditAction;

  @Field(() => AuditSubject, { description: 'Kind of the subject.' })
  subject!: AuditSubject;

  @Field(() => String, { description: 'Id of the subject.' })
  subjectId!: string;

  @Field(() => [AuditChangeType], { description: 'Changed values; empty if the action only viewed something.' })
  changes!: AuditChangeType[];
}

export const AuditConnection = createConnectionType('Audit', () => AuditEntryType);
