import type { EmailDraft } from '@eunbit/schema/email-template';
import type { Types } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';

/** A text that staff begin emails with; what is sent keeps its own copy. */
export interface EmailTemplateRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name as it is compared: there is one template of a name. */
  nameKey: string;
  drafts: Bilingual<EmailDraft>;
  /** Rises with each change. */
  version: number;
  createdAt: Date;
}
