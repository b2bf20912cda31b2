import { chakra, Span, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { useText } from '../../app/use-text.ts';
import { useMay } from '../../app/viewer.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Panel } from '../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { userUrl } from '../../urls/users.urls.ts';

const NewestUsersFragment = graphql(`
  fragment NewestUsers_StoreOverview on StoreOverview {
    newestUsers { id firstName lastName email createdAt }
  }
`);

interface NewestUsersProps {
  readonly overview: FragmentType<typeof NewestUsersFragment>;
}

/** The newest accounts; renders nothing if the viewer may not see customers. */
export function NewestUsers({ overview: ref }: NewestUsersProps) {
  const t = useText();
  const may = useMay();
  const { newestUsers } = readFragment(NewestUsersFragment, ref);
  if (!may('USER_READ')) return null;
  return (
    <Panel title={t('dashboard.newestUsers')}>
      {newestUsers.length === 0 ? <Text color="fg.muted">{t('dashboard.noUsers')}</Text> : null}
      <chakra.ul display="grid" gap="2.5" listStyle="none">
        {newestUsers.map((user) => (
          <chakra.li key={user.id} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3">
            <TextLink to={userUrl(user.id)} justifySelf="start">
              {personName(user)}
            </TextLink>
            <Span color="fg.muted">
              <Moment at={user.createdAt} />
            </Span>
            <Span color="fg.muted" overflowWrap="anywhere" gridColumn="1 / -1">
              {user.email}
            </Span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
