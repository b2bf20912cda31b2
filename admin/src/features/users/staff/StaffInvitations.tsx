import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RemovalDialog } from '../../../components/RemovalDialog.tsx';
import type { StaffInvitations_StaffInvitationFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { type StaffView, staffUrl } from '../../../urls/staff.urls.ts';
import { useRevokeInvitation } from '../user-mutations.ts';
import { InviteDialog } from './InviteDialog.tsx';

const StaffInvitationsFragment = graphql(`
  fragment StaffInvitations_StaffInvitation on StaffInvitation {
    id
    email
    role
    staffRoleName
    expiresAt
    invitedBy
  }
`);

type Invitation = StaffInvitations_StaffInvitationFragment;

interface StaffInvitationsProps {
  readonly invitations: readonly FragmentType<typeof StaffInvitationsFragment>[];
  readonly view: StaffView;
  readonly onClose: () => void;
}

/** Open invitations, with their dialogs. */
export function StaffInvitations({ invitations: refs, view, onClose }: StaffInvitationsProps) {
  const t = useText();
  const invitations = readFragment(StaffInvitationsFragment, refs);
  const again = invitations.find(({ id }) => id === view.invitation);
  const revoked = invitations.find(({ id }) => id === view.revoking);
  return (
    <Panel title={t('users.invitations.title')}>
      {invitations.length === 0 ? <Text color="fg.muted">{t('users.invitations.none')}</Text> : null}
      <chakra.ul listStyle="none">
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </chakra.ul>
      {view.invitation === 'new' || again ? (
        <InviteDialog key={view.invitation} again={again ?? null} onClose={onClose} />
      ) : null}
      {revoked ? <Revocation invitation={revoked} onClose={onClose} /> : null}
    </Panel>
  );
}

function InvitationItem({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { id, email, role, staffRoleName, expiresAt, invitedBy } = invitation;
  const roleName = role === 'STAFF' ? (staffRoleName ?? t('users.invitations.roleGone')) : t(`users.role.${role}`);
  const until = t('users.invitations.until', { time: dateTimeText(expiresAt, language, clock) });
  return (
    <chakra.li py="3" css={{ '&:not(:last-child)': { borderBottomWidth: '1px' } }}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Grid gap="0.5" minWidth="0">
          <Span overflowWrap="anywhere" fontWeight="medium">
            {email}
          </Span>
          <Span>{roleName}</Span>
          <Span color="fg.muted">
            {invitedBy ? `${until} · ${t('users.invitations.by', { name: invitedBy })}` : until}
          </Span>
        </Grid>
        <Flex gap="2">
          <DialogButton
            size="sm"
            variant="outline"
            to={staffUrl({ invitation: id })}
            aria-label={t('users.invitations.againOf', { email })}
          >
            {t('users.invitations.again')}
          </DialogButton>
          <DialogButton
            size="sm"
            variant="outline"
            colorPalette="red"
            to={staffUrl({ revoking: id })}
            aria-label={t('users.invitations.revokeOf', { email })}
          >
            {t('users.invitations.revoke')}
          </DialogButton>
        </Flex>
      </Flex>
    </chakra.li>
  );
}

function Revocation({ invitation: { id, email }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useText();
  const { send, busy } = useRevokeInvitation();
  return (
    <RemovalDialog
      title={t('users.invitations.revokeTitle')}
      keep={t('users.dialog.close')}
      agree={t('users.invitations.revoke')}
      failed={t('users.failed')}
      busy={busy}
      remove={() => send({ id })}
      onClose={onClose}
      onRemoved={onClose}
    >
      {t('users.invitations.revokeText', { email })}
    </RemovalDialog>
  );
}
