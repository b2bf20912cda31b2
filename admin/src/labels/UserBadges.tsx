import { chakra } from '@chakra-ui/react/styled-system';
import type { Role } from '@eunbit/schema/account';
import { useText } from '../app/use-text.ts';
import { ROLE_TEXT } from './user-texts.ts';

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
});

/** What sets an account apart from an ordinary customer's; nothing for those. */
export function UserBadges({ role, blocked }: { role: Role; blocked: boolean }) {
  const t = useText();
  if (role === 'USER' && !blocked) return null;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
      {role === 'USER' ? null : (
        <Badge bg="purple.100" color="purple.800">
          {t(ROLE_TEXT[role])}
        </Badge>
      )}
      {blocked ? (
        <Badge bg="red.50" color="red.700">
          {t('users.blocked')}
        </Badge>
      ) : null}
    </chakra.span>
  );
}
