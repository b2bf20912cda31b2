import { personName } from '@eunbit/schema/person-name';
import type { UserRecord } from '../account/index.ts';
import type { CustomerValue } from '../order/index.ts';
import { isColleague } from './colleague-rules.ts';
import type { MentionRecord } from './mention.model.ts';
import type { ColleagueType, CustomerValueType, MentionType } from './order-collaboration.types.ts';

export function presentColleague(id: string, account: UserRecord | null): ColleagueType {
  return {
    id,
    name: account && personName(account),
    isAtWork: account !== null && isColleague(account),
  };
}

export function presentValue({ currency, count, amount }: CustomerValue): CustomerValueType {
  return { count, value: { amount, currency } };
}

export function presentMention({ _id, orderNumber, market, text, createdAt, readAt, by }: MentionRecord): MentionType {
  return { id: String(_id), orderNumber, market, text, at: createdAt, isRead: readAt !== null, by };
}
