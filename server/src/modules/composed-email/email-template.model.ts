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
    /** The name as it is compared: there is one template of a name. */
    nameKey: { type: String, required: true },
    drafts: {
      type: recordSchema({ ko: { type: draft, required: true }, en: { type: draft, required: true } }, { _id: false }),
      required: true,
    },
    /** Rises with each change. */
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// One template of a name; the list is sorted by it.
schema.index({ nameKey: 1 }, { unique: true });

/** A text that staff begin emails with; what is sent keeps its own copy. */
export type EmailTemplateRecord = RecordOf<typeof schema>;
export const emailTemplateModel = (connection: Connection): Model<EmailTemplateRecord> =>
  modelOn(connection, 'EmailTemplate', schema, 'email_templates');
