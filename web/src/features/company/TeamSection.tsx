import { styled } from '#styled-system/jsx';
import { PageSection } from '../../components/PageSection.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { PersonCard } from './PersonCard.tsx';

const TeamSectionFragment = graphql(`
  fragment TeamSection_TeamMember on TeamMember {
    id
    ...PersonCard_TeamMember
  }
`);

interface TeamSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly members: readonly FragmentType<typeof TeamSectionFragment>[];
}

/** The people on the company page; nothing if there are none. */
export function TeamSection({ title, lead, members }: TeamSectionProps) {
  if (members.length === 0) return null;
  return (
    <PageSection title={title} id="team">
      <styled.p mb="8" maxWidth="text">
        {lead}
      </styled.p>
      <styled.ul
        listStyleType="none"
        display="grid"
        gap={{ base: '8', lg: '10' }}
        gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {readFragment(TeamSectionFragment, members).map((member) => (
          <PersonCard key={member.id} member={member} />
        ))}
      </styled.ul>
    </PageSection>
  );
}
