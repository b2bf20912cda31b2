import { Flex, Span } from '@chakra-ui/react';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Fact, Facts, MomentFact, Panel } from '../../../components/Panel.tsx';
import { PhoneText } from '../../../components/PhoneText.tsx';
import { PlainLink } from '../../../components/PlainLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import type { UserAction } from '../../../urls/users.urls.ts';
import { AddressStatus } from '../../emails/AddressStatus.tsx';
import { SummaryFacts } from '../customer/SummaryFacts.tsx';

const UserProfileFragment = graphql(`
  fragment UserProfile_User on User {
    firstName
    lastName
    email
    phone
    language
    location
    createdAt
    emailStatus { ...AddressStatus_EmailAddressStatus }
    role
    staffRole { id name }
    nextRoles
    isEmailProven
    summary { ...SummaryFacts_CustomerSummary }
    isBlocked
    viewerCanBlock
    block { at reason }
  }
`);

interface UserProfileProps {
  readonly user: FragmentType<typeof UserProfileFragment>;
  /** Address that opens the dialog of an action. */
  readonly actionUrl: (action: UserAction) => string;
}

/** Profile of an account with the actions that staff may take. */
export function UserProfile({ user: ref, actionUrl }: UserProfileProps) {
  const t = useText();
  const user = readFragment(UserProfileFragment, ref);
  return (
    <Panel title={t('users.profile.title')}>
      <Facts>
        <Fact name={t('users.profile.lastName')}>{user.lastName}</Fact>
        <Fact name={t('users.profile.firstName')}>{user.firstName}</Fact>
        <Fact name={t('users.column.email')}>
          <PlainLink href={`mailto:${user.email}`}>{user.email}</PlainLink>
          <AddressStatus status={user.emailStatus} detailed />
          <Span display="block" color="fg.muted" fontWeight="normal" fontSize="sm">
            {t(user.isEmailProven ? 'users.profile.emailProven' : 'users.profile.emailUnproven')}
          </Span>
        </Fact>
        <Fact name={t('users.column.phone')}>
          <PhoneText phone={user.phone} />
        </Fact>
        <Fact name={t('users.profile.store')}>{t(MARKET_NAME[user.location])}</Fact>
        <Fact name={t('users.profile.language')}>{t(`users.language.${user.language}`)}</Fact>
        <MomentFact name={t('users.column.createdAt')} at={user.createdAt} />
        <SummaryFacts summary={user.summary} />
        <Fact name={t('users.profile.role')}>{user.staffRole?.name ?? t(`users.role.${user.role}`)}</Fact>
        <Fact name={t('users.profile.reviews')}>{t(user.isBlocked ? 'users.blocked' : 'users.profile.mayReview')}</Fact>
        {user.block ? (
          <>
            <MomentFact name={t('users.profile.blockedAt')} at={user.block.at} />
            <Fact name={t('users.profile.blockedFor')}>{user.block.reason ?? '–'}</Fact>
          </>
        ) : null}
      </Facts>
      <Flex wrap="wrap" gap="2" mt="4">
        {user.viewerCanBlock ? (
          <IfMay needed="USER_BLOCK">
            <DialogButton size="sm" variant="outline" to={actionUrl('block')}>
              {t(user.isBlocked ? 'users.profile.unblock' : 'users.profile.block')}
            </DialogButton>
          </IfMay>
        ) : null}
        {user.nextRoles.length > 0 ? (
          <DialogButton size="sm" variant="outline" to={actionUrl('role')}>
            {t('users.profile.changeRole')}
          </DialogButton>
        ) : null}
      </Flex>
    </Panel>
  );
}
