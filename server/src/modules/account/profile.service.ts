import type { Language, Market } from '@eunbit/schema/market';
import { parsePhone } from '@eunbit/schema/phone-number';
import type { ProfileFields } from '@eunbit/schema/validation-profile';
import type { Connection, UpdateQuery } from 'mongoose';
import { buildNameKeys } from '../../common/name-keys.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { MailingListService } from '../mailing-list/index.ts';
import { accountName } from './account.service.ts';
import type { UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toUserId, toViewer } from './viewer.ts';

/** Communication preferences; null and undefined leave a value unchanged. */
export interface Communication {
  readonly hasMailingConsent?: boolean | null;
  readonly hasOrderEmails?: boolean | null;
  readonly language?: Language | null;
}

interface Place {
  readonly market: Market;
  readonly language: Language;
}

/** Names, phone and communication preferences of members. */
export function createProfileService(connection: Connection, mailingList: MailingListService) {
  const users = userModel(connection);

  /** Null if the account was deleted in the meantime. */
  async function save(viewer: Viewer, change: UpdateQuery<UserRecord>['$set']): Promise<Viewer | null> {
    const user = await users.findByIdAndUpdate(toUserId(viewer), { $set: change }, { returnDocument: 'after' }).lean();
    return user && toViewer(user);
  }

  return {
    /** The fields must already be validated for the store. */
    update(viewer: Viewer, { firstName, lastName, phone }: ProfileFields, market: Market): Promise<Viewer | null> {
      return save(viewer, {
        firstName: accountName(firstName),
        lastName: accountName(lastName),
        nameKeys: buildNameKeys({ firstName, lastName }),
        phone: parsePhone(phone, market),
      });
    },

    /** Sets the phone number of a member who has none; ignores a number that cannot be parsed. */
    async addPhone(viewer: Viewer, typed: string, market: Market): Promise<void> {
      const phone = parsePhone(typed, market);
      if (phone) await users.updateOne({ _id: toUserId(viewer), phone: null }, { $set: { phone } });
    },

    updateLanguage: (viewer: Viewer, language: Language): Promise<Viewer | null> => save(viewer, { language }),

    async setCommunication(viewer: Viewer, wanted: Communication, place: Place): Promise<Viewer | null> {
      const { hasMailingConsent, hasOrderEmails, language } = wanted;
      const orderEmails = typeof hasOrderEmails === 'boolean' && { orderEmails: hasOrderEmails };
      const change = { ...orderEmails, ...(language && { language }) };
      await inTransaction(connection, async (transaction) => {
        if (hasMailingConsent === true) await mailingList.add(viewer.email, place, transaction);
        if (hasMailingConsent === false) await mailingList.remove(viewer.email, transaction);
        await users.updateOne({ _id: toUserId(viewer) }, { $set: change }, { session: transaction });
      });
      const user = await users.findById(toUserId(viewer)).lean();
      return user && toViewer(user);
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
