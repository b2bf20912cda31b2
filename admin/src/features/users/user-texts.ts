import type { Position } from '@eunbit/schema/account';
import type { Language } from '../../gql/graphql.ts';
import type { MessageId } from '../../messages.ts';

export const POSITION_TEXT: Readonly<Record<Position, MessageId>> = {
  USER: 'users.position.user',
  MANAGER: 'users.position.manager',
  ADMIN: 'users.position.admin',
};

export const LANGUAGE_TEXT: Readonly<Record<Language, MessageId>> = {
  KO: 'users.language.ko',
  EN: 'users.language.en',
};
