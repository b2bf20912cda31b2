import type { EmailKind } from '@eunbit/schema/email';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { DataOwner, PersonalData } from '../../common/personal-data.ts';
import { emailModel } from './email.model.ts';
import type { EmailRegistry } from './email-registry.ts';

/** Range of keys that begin with kind and address, for the index on keys; `;` is the character after `:`. */
const toKeyRange = (kind: EmailKind, email: string) => ({
  key: { $gte: `${kind}:${email}:`, $lt: `${kind}:${email};` },
});

/** Emails about an account or its address only; emails about orders belong to the orders. */
export function emailPersonalData(connection: Connection, registry: Pick<EmailRegistry, 'aboutReader'>): PersonalData {
  const records = emailModel(connection);
  const toFilter = ({ id, email }: DataOwner) => ({
    $or: [{ 'refs.userId': id }, ...registry.aboutReader.map((kind) => toKeyRange(kind, email))],
  });
  return {
    part: 'emails',
    async exportData(person) {
      const emails = await records.find(toFilter(person)).sort(NEWEST_FIRST).lean();
      return emails.map(({ kind, to, language, createdAt }) => ({ kind, to, language, createdAt }));
    },
    async forget(person, transaction) {
      await records.deleteMany(toFilter(person), { session: transaction });
    },
  };
}
