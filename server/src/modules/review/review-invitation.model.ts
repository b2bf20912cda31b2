import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReviewInvitationRecord } from './review-invitation.record.ts';

const schema = new Schema<ReviewInvitationRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    isSent: { type: Boolean, required: true },
  },
  { versionKey: false },
);

export type ReviewInvitationModel = Model<ReviewInvitationRecord>;
export const reviewInvitationModel = (connection: Connection): ReviewInvitationModel =>
  modelOn(connection, 'ReviewInvitation', schema, 'review_invitations');
