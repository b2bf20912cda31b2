import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

const draft = recordSchema(
  { subject: { type: String, required: true }, text: { type: String, required: true } },
  { _id: false },
);

const schema = recordSchema(
  {
    name: { type: String, required: true },
    /** The normalised name, which is unique. */
    nameKey: { type: String, required: true },
    drafts: {
      type: recordSchema({ ko: { type: draft, required: true }, en: { type: draft, required: true } }, { _id: false }),
      required: true,
    },
    /** Incremented with each change. */
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// Names are unique; the list is sorted by them.
schema.index({ nameKey: 1 }, { unique: true });

/** A template for emails by staff; sent emails keep their own copy. */
export type EmailTemplateRecord = RecordOf<typeof schema>;
export const emailTemplateModel = (connection: Connection): Model<EmailTemplateRecord> =>
  modelOn(connection, 'EmailTemplate', schema, 'email_templates');
