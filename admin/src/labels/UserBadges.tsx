import { Badge, HStack } from '@chakra-ui/react';
import type { Role } from '@eunbit/schema/account';
import { useText } from '../app/use-text.ts';
import { ROLE_TEXT } from './user-texts.ts';

/** What sets an account apart from an ordinary customer's; nothing for those. */
export function UserBadges({ role, blocked }: { role: Role; blocked: boolean }) {
  const t = useText();
  if (role === 'USER' && !blocked) return null;
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" gap="1.5">
      {role === 'USER' ? null : <Badge colorPalette="purple">{t(ROLE_TEXT[role])}</Badge>}
      {blocked ? <Badge colorPalette="red">{t('users.blocked')}</Badge> : null}
    </HStack>
  );
}
