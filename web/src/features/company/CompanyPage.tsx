import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { useFilledTexts } from '../../app/filled-texts.ts';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { FactGrid } from '../../components/FactGrid.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { COMPANY } from './company.content.ts';
import { TeamDocument, TeamSection } from './TeamSection.tsx';

export const loadCompanyPage: ScreenLoader = ({ preload }) => preload(TeamDocument, {});

/** `/company`: who makes the products; `#team` leads to the people. */
export function CompanyPage() {
  const language = useLanguage();
  const text = useFilledTexts(COMPANY[language]);
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/company" />
      <PageIntro title={text.title} lead={text.lead} />
      <Illustration
        name="company"
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
      <TeamSection title={text.teamTitle} lead={text.teamText} failed={text.teamFailed} />
      <PageSection title={text.visitTitle}>
        <styled.p>{text.address}</styled.p>
        <LinkButton to="/contact" mt="6">
          {text.contact}
        </LinkButton>
      </PageSection>
    </PageBody>
  );
}
