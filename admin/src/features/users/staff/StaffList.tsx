import { chakra, Grid, Span, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { useViewer } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RemovalDialog } from '../../../components/RemovalDialog.tsx';
import { toaster } from '../../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { staffUrl } from '../../../urls/staff.urls.ts';
import { userUrl } from '../../../urls/users.urls.ts';
import { useResetSecondFactor } from '../user-mutations.ts';

const StaffListFragment = graphql(`
  fragment StaffList_User on User {
    id
    firstName
    lastName
    email
    location
    staffRole { id name }
    createdAt
    nextRoles
    hasSecondFactor
  }
`);

type PersonRef = FragmentType<typeof StaffListFragment> & { readonly id: string };

export function StaffList({ title, people }: { title: string; people: readonly PersonRef[] }) {
  const t = useText();
  return (
    <Panel title={title}>
      {people.length === 0 ? <Text color="fg.muted">{t('users.staff.none')}</Text> : null}
      <chakra.ul listStyle="none">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </chakra.ul>
    </Panel>
  );
}

function Person({ person: ref }: { person: PersonRef }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const viewer = useViewer();
  const person = readFragment(StaffListFragment, ref);
  const name = personName(person);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      css={{ '&:not(:last-child)': { borderBottomWidth: '1px' } }}
    >
      <Grid gap="0.5" minWidth="0">
        <TextLink to={userUrl(person.id)}>{name}</TextLink>
        <Span overflowWrap="anywhere">{person.email}</Span>
        {person.staffRole ? <Span fontWeight="medium">{person.staffRole.name}</Span> : null}
        <Span color="fg.muted">
          {t('users.staff.since', { date: dateText(person.createdAt, language, clock) })} ·{' '}
          {t(person.hasSecondFactor ? 'users.staff.hasSecondFactor' : 'users.staff.noSecondFactor')}
        </Span>
      </Grid>
      {person.hasSecondFactor && viewer.role === 'ADMIN' && viewer.id !== person.id ? (
        <SecondFactorReset userId={person.id} name={name} />
      ) : null}
      {person.nextRoles.length > 0 ? (
        <DialogButton
          size="sm"
          variant="outline"
          to={staffUrl({ changing: person.id })}
          aria-label={t('users.staff.changeOf', { name })}
        >
          {t('users.profile.changeRole')}
        </DialogButton>
      ) : null}
    </chakra.li>
  );
}

/** Removes the second factor of a colleague who has lost it. */
function SecondFactorReset({ userId, name }: { userId: string; name: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { send, busy } = useResetSecondFactor();

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('users.secondFactor.resetOf', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('users.secondFactor.reset')}
      </Button>
      {isOpen ? (
        <RemovalDialog
          title={t('users.secondFactor.dialog', { name })}
          keep={t('users.dialog.close')}
          agree={t('users.secondFactor.agree')}
          failed={t('users.failed')}
          busy={busy}
          remove={() => send({ userId })}
          onClose={() => setIsOpen(false)}
          onRemoved={() => {
            setIsOpen(false);
            toaster.create({ title: t('users.secondFactor.done') });
          }}
        >
          <Text>{t('users.secondFactor.what', { name })}</Text>
        </RemovalDialog>
      ) : null}
    </>
  );
}
