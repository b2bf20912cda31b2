import type { EmailKind } from '@eunbit/schema/email';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { DataOwner, PersonalData } from '../../common/personal-data.ts';
import { emailModel } from './email.model.ts';
import type { EmailRegistry } from './email-registry.ts';

/** Keys that begin with kind and address, found by the index on keys; `;` is what follows `:`. */
const keysOf = (kind: EmailKind, email: string) => ({ key: { $gte: `${kind}:${email}:`, $lt: `${kind}:${email};` } });

/** Emails about an account or about its reader alone; those about its orders belong to the orders. */
export function emailPersonalData(connection: Connection, registry: Pick<EmailRegistry, 'aboutReader'>): PersonalData {
  const records = emailModel(connection);
  const emailsOf = ({ id, email }: DataOwner) => ({
    $or: [{ 'refs.userId': id }, ...registry.aboutReader.map((kind) => keysOf(kind, email))],
  });
  return {
    part: 'emails',
    async exportOf(person) {
      const emails = await records.find(emailsOf(person)).sort(NEWEST_FIRST).lean();
      return emails.map(({ kind, to, language, createdAt }) => ({ kind, to, language, createdAt }));
    },
    async forget(person, transaction) {
      await records.deleteMany(emailsOf(person), { session: transaction });
    },
  };
}
