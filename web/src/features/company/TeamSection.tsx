import { styled } from '#styled-system/jsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { FactGrid } from '../../components/FactGrid.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { SampleMark } from '../../elements/SampleMark.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { graphql } from '../../gql/index.ts';

export const TeamDocument = graphql(`
  query Team {
    teamMembers {
      name
      role
      text
      isSample
    }
  }
`);

interface TeamSectionProps {
  readonly title: string;
  readonly lead: string;
  /** Said where the answer did not come. */
  readonly failed: string;
}

/** The people whom the company introduces; nothing where it introduces nobody. */
export function TeamSection({ title, lead, failed }: TeamSectionProps) {
  const { data, state, retry, retrying } = useScreenQuery(TeamDocument, {});
  if (data?.teamMembers.length === 0) return null;
  return (
    <PageSection title={title} id="team">
      <styled.p mb="8" maxWidth="text">
        {lead}
      </styled.p>
      {data ? (
        <FactGrid
          facts={data.teamMembers.map(({ name, role, text, isSample }) => ({
            title: name,
            note: role,
            text,
            mark: isSample ? <SampleMark /> : null,
          }))}
        />
      ) : state === 'failed' ? (
        <ErrorAlert onRetry={retry} retrying={retrying}>
          {failed}
        </ErrorAlert>
      ) : (
        <Skeleton height="12rem" />
      )}
    </PageSection>
  );
}
