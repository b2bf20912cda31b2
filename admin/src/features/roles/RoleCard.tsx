import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { formatMoney, money } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { DialogButton } from '../../components/DialogButton.tsx';
import { rolesUrl } from '../../urls/staff.urls.ts';
import { fromCodes } from './role-draft.ts';
import type { DefinedRole } from './staff-roles.ts';

/** A role with what it allows, and how many people have it. */
export function RoleCard({ staffRole: { role, peopleCount } }: { staffRole: DefinedRole }) {
  const t = useText();
  const { id, name, refundLimit } = role;
  const permissions = fromCodes(role.permissions);
  const limit = refundLimit
    ? t('roles.limit.upTo', {
        kr: formatMoney(money(refundLimit.KRW, 'KRW'), { place: 'order' }),
        us: formatMoney(money(refundLimit.USD, 'USD'), { place: 'order' }),
      })
    : t('roles.limit.none');
  return (
    <chakra.li bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <Flex wrap="wrap" align="center" gap="3">
        <chakra.h2 fontSize="md" fontWeight="bold" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <Span color="fg.muted" marginEnd="auto">
          {t('roles.people', { count: peopleCount })}
        </Span>
        <DialogButton size="sm" variant="outline" to={rolesUrl({ editing: id })} aria-label={t('roles.edit', { name })}>
          {t('roles.editShort')}
        </DialogButton>
        <DialogButton
          size="sm"
          variant="outline"
          colorPalette="red"
          to={rolesUrl({ deleting: id })}
          aria-label={t('roles.delete', { name })}
        >
          {t('roles.deleteShort')}
        </DialogButton>
      </Flex>
      <Text mt="2">{permissions.map((permission) => t(`roles.permission.${permission}`)).join(' · ')}</Text>
      {permissions.includes('refund:make') ? (
        <Text color="fg.muted" mt="1">
          {t('roles.limit.title')}: {limit}
        </Text>
      ) : null}
    </chakra.li>
  );
}
