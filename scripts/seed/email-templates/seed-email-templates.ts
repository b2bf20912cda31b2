import { toTemplateKey } from '@eunbit/schema/email-template';
import { emailTemplateModel } from '@eunbit/server/modules/composed-email/email-template.model';
import type { Connection } from 'mongoose';
import { EMAIL_TEMPLATE_SEEDS } from './email-template-seeds.ts';

/** Adds the first templates if there are none. */
export async function seedEmailTemplates(connection: Connection): Promise<void> {
  const templates = emailTemplateModel(connection);
  if ((await templates.estimatedDocumentCount()) > 0) return;
  const createdAt = new Date();
  await templates.insertMany(
    EMAIL_TEMPLATE_SEEDS.map(({ name, drafts }) => ({
      name,
      nameKey: toTemplateKey(name),
      drafts,
      version: 0,
      createdAt,
    })),
  );
}
