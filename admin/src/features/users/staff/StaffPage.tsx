import { useQuery } from '@apollo/client/react';
import { Box, chakra, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import type { StaffQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ROLES_URL, type StaffView, staffUrl, staffView } from '../../../urls/staff.urls.ts';
import { RoleDialog } from '../role/RoleDialog.tsx';
import { RoleChangePinDialog, RoleChangePinPanel } from './RoleChangePinPanel.tsx';
import { StaffInvitations } from './StaffInvitations.tsx';
import { StaffList } from './StaffList.tsx';

const StaffDocument = graphql(`
  query Staff($withAppointments: Boolean!) {
    staff { id role ...StaffList_User ...RoleDialog_User }
    roleChangePin @include(if: $withAppointments) { viewerCanSet ...RoleChangePinPanel_RoleChangePin }
    staffInvitations @include(if: $withAppointments) { id ...StaffInvitations_StaffInvitation }
  }
`);

/** Lists staff and open invitations, and changes roles. */
export function StaffPage() {
  const t = useText();
  const [query] = useSearchParams();
  const may = useMay();
  const answer = useQuery(StaffDocument, {
    variables: { withAppointments: may('STAFF_APPOINT') },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error } = answer;
  return (
    <>
      <PageTitle title={t('users.staff.title')}>
        <ButtonLink size="sm" variant="outline" to={ROLES_URL}>
          {t('roles.title')}
        </ButtonLink>
        <IfMay needed="STAFF_APPOINT">
          <DialogButton size="sm" to={staffUrl({ invitation: 'new' })}>
            {t('users.invitations.invite')}
          </DialogButton>
        </IfMay>
      </PageTitle>
      <QueryError answer={answer} failed={t('users.staff.failed')} mb="4" />
      {data ? <Staff data={data} view={staffView(query)} /> : error ? null : <StaffSkeleton />}
    </>
  );
}

function Staff({ data: { staff, roleChangePin, staffInvitations }, view }: { data: StaffQuery; view: StaffView }) {
  const t = useText();
  const navigate = useNavigate();
  const managers = staff.filter(({ role }) => role === 'MANAGER');
  const others = staff.filter(({ role }) => role === 'STAFF');
  const admins = staff.filter(({ role }) => role === 'ADMIN');
  const changed = staff.find(({ id }) => id === view.changing);
  const close = () => void navigate(staffUrl(), { replace: true, preventScrollReset: true });
  return (
    <Grid gap="5">
      <chakra.dl display="flex" flexWrap="wrap" gap="3">
        <Count label={t('users.staff.managers')} count={managers.length} />
        <Count label={t('users.staff.admins')} count={admins.length} />
        <Count label={t('users.staff.others')} count={others.length} />
      </chakra.dl>
      <Grid gap="5" templateColumns={{ base: '1fr', xl: '1fr 1fr' }} alignItems="start">
        <StaffList title={t('users.staff.managers')} people={managers} />
        <StaffList title={t('users.staff.admins')} people={admins} />
        <StaffList title={t('users.staff.others')} people={others} />
        {staffInvitations ? <StaffInvitations invitations={staffInvitations} view={view} onClose={close} /> : null}
      </Grid>
      {roleChangePin ? <RoleChangePinPanel roleChangePin={roleChangePin} /> : null}
      {changed ? <RoleDialog key={changed.id} user={changed} onClose={close} /> : null}
      {view.code && roleChangePin?.viewerCanSet ? <RoleChangePinDialog onClose={close} /> : null}
    </Grid>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <Box bg="white" borderWidth="1px" borderRadius="lg" px="5" py="3" minWidth="9rem">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd fontSize="2xl" fontWeight="bold">
        {count}
      </chakra.dd>
    </Box>
  );
}

function StaffSkeleton() {
  const t = useText();
  return (
    <Grid role="status" gap="5">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton height="20" width="20rem" maxWidth="full" bg="gray.200" />
      <Skeleton height="14rem" bg="gray.200" />
    </Grid>
  );
}
