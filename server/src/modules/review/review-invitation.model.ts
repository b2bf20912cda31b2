import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Marks an order as processed for an invitation to review it (REVIEW-21). */
const schema = recordSchema(
  {
    /** Number of the order. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    /** Whether an email was queued, because there was something to review. */
    isSent: { type: Boolean, required: true },
  },
  { versionKey: false },
);

export type ReviewInvitationRecord = RecordOf<typeof schema>;
export type ReviewInvitationModel = Model<ReviewInvitationRecord>;
export const reviewInvitationModel = (connection: Connection): ReviewInvitationModel =>
  modelOn(connection, 'ReviewInvitation', schema, 'review_invitations');
