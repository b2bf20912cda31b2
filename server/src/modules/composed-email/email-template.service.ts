import {
  type EmailTemplateFields,
  MAXIMUM_EMAIL_TEMPLATES,
  toTemplateKey,
  validateEmailTemplate,
} from '@eunbit/schema/email-template';
import { type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { isObjectId } from '../../common/object-id.ts';
import { type CodedResult, type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import { type EmailTemplateRecord, emailTemplateModel } from './email-template.model.ts';
import type { EmailTemplateError } from './email-template.types.ts';

export type SavedTemplate = Result<EmailTemplateRecord, EmailTemplateError['code']>;

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
}

const toLogged = ({ name, drafts: { ko, en } }: EmailTemplateRecord) => ({
  name,
  subjectKo: ko.subject,
  textKo: ko.text,
  subjectEn: en.subject,
  textEn: en.text,
});

const NAME_TAKEN: SavedTemplate = { refused: { failures: [{ path: 'name', key: 'emailTemplate.nameTaken' }] } };
const NOT_FOUND = refuse('EMAIL_TEMPLATE_NOT_FOUND', 'emailTemplate.gone');

const toFields = ({ name, drafts: { ko, en } }: EmailTemplateFields) => ({
  name: name.trim(),
  nameKey: toTemplateKey(name),
  drafts: {
    ko: { subject: ko.subject.trim(), text: ko.text.trim() },
    en: { subject: en.subject.trim(), text: en.text.trim() },
  },
});

/** Templates for emails by staff (COLLABORATION-8). */
export function createEmailTemplateService({ connection, audit }: Deps) {
  const templates = emailTemplateModel(connection);

  return {
    /** By name. */
    list: (): Promise<EmailTemplateRecord[]> =>
      templates.find().sort({ nameKey: 1 }).limit(MAXIMUM_EMAIL_TEMPLATES).lean().exec(),

    async create(by: string, fields: EmailTemplateFields): Promise<SavedTemplate> {
      const refused = refuseInput(validateEmailTemplate(fields));
      if (refused) return refused;
      if ((await templates.estimatedDocumentCount()) >= MAXIMUM_EMAIL_TEMPLATES) {
        return refuse('TOO_MANY_EMAIL_TEMPLATES', 'emailTemplate.tooMany');
      }
      const template = { _id: new Types.ObjectId(), ...toFields(fields), version: 0, createdAt: new Date() };
      try {
        await inTransaction(connection, async (session) => {
          await templates.create([template], { session });
          await audit.record(session, {
            by,
            action: 'EMAIL_TEMPLATE_CREATED',
            subject: 'EMAIL_TEMPLATE',
            subjectId: String(template._id),
            after: toLogged(template),
          });
        });
        return { value: template };
      } catch (error) {
        if (isDuplicateKey(error)) return NAME_TAKEN;
        throw error;
      }
    },

    /** Rejected if it has changed since the caller read it. */
    async update(
      by: string,
      { id, version }: { readonly id: string; readonly version: number },
      fields: EmailTemplateFields,
    ): Promise<SavedTemplate> {
      const refused = refuseInput(validateEmailTemplate(fields));
      if (refused) return refused;
      if (!isObjectId(id)) return NOT_FOUND;
      try {
        return await inTransaction(connection, async (session): Promise<SavedTemplate> => {
          const before = await templates.findById(id, null, { session }).lean();
          if (!before) return NOT_FOUND;
          if (before.version !== version) return refuse('EMAIL_TEMPLATE_CONFLICT', 'emailTemplate.conflict');
          const template = { ...before, ...toFields(fields), version: version + 1 };
          await templates.replaceOne({ _id: template._id, version }, template, { session });
          await audit.record(session, {
            by,
            action: 'EMAIL_TEMPLATE_EDITED',
            subject: 'EMAIL_TEMPLATE',
            subjectId: id,
            before: toLogged(before),
            after: toLogged(template),
          });
          return { value: template };
        });
      } catch (error) {
        if (isDuplicateKey(error)) return NAME_TAKEN;
        throw error;
      }
    },

    /** Emails written from it are not affected. */
    remove(by: string, id: string): Promise<CodedResult<string, 'EMAIL_TEMPLATE_NOT_FOUND'>> {
      return inTransaction(connection, async (session) => {
        const template = isObjectId(id) ? await templates.findByIdAndDelete(id, { session, lean: true }) : null;
        if (!template) return NOT_FOUND;
        await audit.record(session, {
          by,
          action: 'EMAIL_TEMPLATE_DELETED',
          subject: 'EMAIL_TEMPLATE',
          subjectId: id,
          before: toLogged(template),
        });
        return { value: id };
      });
    },
  };
}

export type EmailTemplateService = ReturnType<typeof createEmailTemplateService>;
