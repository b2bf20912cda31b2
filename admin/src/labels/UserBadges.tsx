import { Badge, HStack } from '@chakra-ui/react';
import type { Role } from '@eunbit/schema/account';
import { useText } from '../app/use-text.ts';

interface UserBadgesProps {
  readonly role: Role;
  /** Their staff role, if the role is STAFF. */
  readonly staffRole: { readonly name: string } | null | undefined;
  readonly blocked: boolean;
}

/** Marks accounts that differ from an ordinary customer's; renders nothing for those. */
export function UserBadges({ role, staffRole, blocked }: UserBadgesProps) {
  const t = useText();
  if (role === 'USER' && !blocked) return null;
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" gap="1.5">
      {role === 'USER' ? null : <Badge colorPalette="purple">{staffRole?.name ?? t(`users.role.${role}`)}</Badge>}
      {blocked ? <Badge colorPalette="red">{t('users.blocked')}</Badge> : null}
    </HStack>
  );
}
