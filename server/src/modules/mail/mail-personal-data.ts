import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { DataOwner, PersonalData } from '../../common/personal-data.ts';
import { mailModel } from './mail.model.ts';
import type { MailKind } from './mail-kinds.ts';

const MAILING_LIST: readonly MailKind[] = ['MAILING_LIST_JOINED', 'MAILING_LIST_LEFT'];

/** Keys that begin with kind and address, found by the index on keys; `;` is what follows `:`. */
const keysOf = (kind: MailKind, email: string) => ({ key: { $gte: `${kind}:${email}:`, $lt: `${kind}:${email};` } });

/** Letters about an account and its place on the mailing list; those about its orders belong to the orders. */
export function mailPersonalData(connection: Connection): PersonalData {
  const mails = mailModel(connection);
  const lettersOf = ({ id, email }: DataOwner) => ({
    $or: [{ 'refs.userId': id }, ...MAILING_LIST.map((kind) => keysOf(kind, email))],
  });
  return {
    part: 'letters',
    async exportOf(person) {
      const letters = await mails.find(lettersOf(person)).sort(NEWEST_FIRST).lean();
      return letters.map(({ kind, to, language, createdAt }) => ({ kind, to, language, createdAt }));
    },
    async forget(person, transaction) {
      await mails.deleteMany(lettersOf(person), { session: transaction });
    },
  };
}
