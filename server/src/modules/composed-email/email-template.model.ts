import type { EmailDraft } from '@eunbit/schema/email-template';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { EmailTemplateRecord } from './email-template.record.ts';

const draft = new Schema<EmailDraft>(
  { subject: { type: String, required: true }, text: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<EmailTemplateRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    drafts: {
      type: new Schema({ ko: { type: draft, required: true }, en: { type: draft, required: true } }, { _id: false }),
      required: true,
    },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// One template of a name; the list is sorted by it.
schema.index({ nameKey: 1 }, { unique: true });

export const emailTemplateModel = (connection: Connection): Model<EmailTemplateRecord> =>
  modelOn(connection, 'EmailTemplate', schema, 'email_templates');
