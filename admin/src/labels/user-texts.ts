import type { Role } from '@eunbit/schema/account';
import type { Language } from '../gql/graphql.ts';
import type { MessageId } from '../gql/message-id.ts';

export const ROLE_TEXT: Readonly<Record<Role, MessageId>> = {
  USER: 'users.role.user',
  STAFF: 'users.role.staff',
  MANAGER: 'users.role.manager',
  ADMIN: 'users.role.admin',
};

export const LANGUAGE_TEXT: Readonly<Record<Language, MessageId>> = {
  KO: 'users.language.ko',
  EN: 'users.language.en',
};
