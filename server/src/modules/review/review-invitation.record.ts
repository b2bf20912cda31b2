/** That an order was looked at for an invitation to review it (REVIEW-21). */
export interface ReviewInvitationRecord {
  /** Number of the order. */
  _id: string;
  at: Date;
  /** Whether there was something to review, so that an email was queued. */
  isSent: boolean;
}
