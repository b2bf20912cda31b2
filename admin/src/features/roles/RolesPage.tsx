import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { formatMoney, money } from '@eunbit/schema/money';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { DialogButton } from '../../components/DialogButton.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { rolesUrl, rolesView } from '../../urls/staff.urls.ts';
import { RoleEditDialog } from './RoleEditDialog.tsx';
import { fromCodes } from './role-draft.ts';
import { useDeleteStaffRole } from './staff-role-mutations.ts';
import { type DefinedRole, StaffRolesDocument } from './staff-roles.ts';

/** The roles that admins have defined, next to the fixed ones, manager and admin. */
export function RolesPage() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { editing, deleting } = rolesView(query);
  const answer = useQuery(StaffRolesDocument, { fetchPolicy: 'cache-and-network' });
  const { data } = answer;
  const roles = data?.staffRoles;
  const find = (id: string | null) => roles?.find(({ role }) => role.id === id);
  const removed = find(deleting);
  const close = () => void navigate(rolesUrl(), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageTitle title={t('roles.title')}>
        <DialogButton size="sm" to={rolesUrl({ editing: 'new' })}>
          {t('roles.new')}
        </DialogButton>
      </PageTitle>
      <Text color="fg.muted" mb="4" maxW="40rem">
        {t('roles.note')}
      </Text>
      <ListFrame
        answer={answer}
        failed={t('roles.failed')}
        empty={roles?.length === 0 && t('roles.empty')}
        rows={3}
        rowHeight="6rem"
      >
        {roles ? (
          <chakra.ul listStyle="none" display="grid" gap="3">
            {roles.map((staffRole) => (
              <RoleCard key={staffRole.role.id} staffRole={staffRole} />
            ))}
          </chakra.ul>
        ) : null}
      </ListFrame>
      {roles && editing ? (
        <Editing key={editing} staffRole={editing === 'new' ? null : find(editing)} onClose={close} />
      ) : null}
      {removed ? <RoleRemoval staffRole={removed} onClose={close} /> : null}
    </>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

/** The address of an unknown role opens nothing. If a role is deleted while its dialog is open, saving reports it. */
function Editing({ staffRole, onClose }: DialogProps & { readonly staffRole: DefinedRole | null | undefined }) {
  const [wasThere] = useState(staffRole !== undefined);
  return wasThere ? <RoleEditDialog staffRole={staffRole} onClose={onClose} /> : null;
}

function RoleRemoval({ staffRole: { role }, onClose }: DialogProps & { readonly staffRole: DefinedRole }) {
  const t = useText();
  const { send, busy } = useDeleteStaffRole();
  return (
    <RemovalDialog
      title={t('roles.delete', { name: role.name })}
      keep={t('roles.cancel')}
      agree={t('roles.deleteShort')}
      failed={t('roles.saveFailed')}
      busy={busy}
      remove={() => send({ id: role.id })}
      onClose={onClose}
      onRemoved={onClose}
    >
      {t('roles.deleteText')}
    </RemovalDialog>
  );
}

/** A role with its permissions and the number of people who have it. */
function RoleCard({ staffRole: { role, peopleCount } }: { staffRole: DefinedRole }) {
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
