import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { useFilledTexts } from '../../app/filled-texts.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { scenePicture } from '../../app/scene-picture.ts';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { FactGrid } from '../../components/FactGrid.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { graphql } from '../../gql/index.ts';
import { COMPANY } from './company.content.ts';
import { PlaceSection } from './PlaceSection.tsx';
import { TeamSection } from './TeamSection.tsx';

const CompanyPageDocument = graphql(`
  query CompanyPage {
    teamMembers { ...TeamSection_TeamMember }
    companyPlaces { ...PlaceSection_CompanyPlace }
  }
`);

export const loadCompanyPage: ScreenLoader = ({ preload }) => preload(CompanyPageDocument, {});

/** `/company`: people and places of the company; `#team` is the anchor of the people. */
export function CompanyPage() {
  const language = useLanguage();
  const { market } = useSettings();
  const text = useFilledTexts(COMPANY[language]);
  const { data, state, retry, retrying } = useScreenQuery(CompanyPageDocument, {});
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/company" />
      <PageIntro title={text.title} lead={text.lead} />
      <Illustration
        name={scenePicture('company', market)}
        alt={text.picture}
        size={[1600, 700]}
        sizes="(min-width: 76rem) 72rem, 95vw"
        loading="eager"
      />
      <PageSection title={text.story.title}>
        <styled.div display="grid" gap="4" fontSize="lg" lineHeight="1.8" maxWidth="text">
          <p>{text.story.text}</p>
          <p>{text.story.more}</p>
        </styled.div>
      </PageSection>
      <PageSection title={text.valuesTitle}>
        <FactGrid facts={text.values} />
      </PageSection>
      <PageSection title={text.milestonesTitle}>
        <styled.ol listStyleType="none" borderStartWidth="2px" borderColor="purple.200" display="grid" gap="6">
          {text.milestones.map(({ year, text: happened }) => (
            <styled.li key={year} paddingStart="6" display="grid" gridTemplateColumns={{ md: '6rem 1fr' }}>
              <styled.strong color="fg.accent" fontSize="lg">
                {year}
              </styled.strong>
              <span>{happened}</span>
            </styled.li>
          ))}
        </styled.ol>
      </PageSection>
      {data ? (
        <>
          <TeamSection title={text.teamTitle} lead={text.teamText} members={data.teamMembers} />
          <PlaceSection title={text.placesTitle} places={data.companyPlaces} />
        </>
      ) : (
        <PageSection title={text.teamTitle} id="team">
          {state === 'failed' ? (
            <ErrorAlert onRetry={retry} retrying={retrying}>
              {text.teamFailed}
            </ErrorAlert>
          ) : (
            <Skeleton height="24rem" />
          )}
        </PageSection>
      )}
      <PageSection title={text.visitTitle}>
        <styled.p>{text.address}</styled.p>
        <LinkButton to="/contact" mt="6">
          {text.contact}
        </LinkButton>
      </PageSection>
    </PageBody>
  );
}
