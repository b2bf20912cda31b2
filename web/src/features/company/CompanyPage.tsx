import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { PageHead } from '../../app/PageHead.tsx';
import { FactGrid } from '../../components/FactGrid.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { COMPANY } from './company.content.ts';

/** `/company`: who makes the products; `#team` leads to the people. */
export function CompanyPage() {
  const language = useLanguage();
  const text = COMPANY[language];
  const { company } = BRAND;
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
        <chakra.div display="grid" gap="4" fontSize="lg" lineHeight="1.8" maxWidth="text">
          <p>{text.story.text}</p>
          <p>{text.story.more}</p>
        </chakra.div>
      </PageSection>
      <PageSection title={text.valuesTitle}>
        <FactGrid facts={text.values} />
      </PageSection>
      <PageSection title={text.milestonesTitle}>
        <chakra.ol listStyleType="none" borderStartWidth="2px" borderColor="purple.200" display="grid" gap="6">
          {text.milestones.map(({ year, text: happened }) => (
            <chakra.li key={year} paddingStart="6" display="grid" gridTemplateColumns={{ md: '6rem 1fr' }}>
              <chakra.strong color="fg.accent" fontSize="lg">
                {year}
              </chakra.strong>
              <span>{happened}</span>
            </chakra.li>
          ))}
        </chakra.ol>
      </PageSection>
      <PageSection title={text.teamTitle} id="team">
        <chakra.p mb="8" maxWidth="text">
          {text.teamText}
        </chakra.p>
        <FactGrid facts={text.team.map(({ name, role, text: about }) => ({ title: name, note: role, text: about }))} />
      </PageSection>
      <PageSection title={text.visitTitle}>
        <chakra.p>{company.address[language]}</chakra.p>
        <LinkButton to="/contact" mt="6">
          {text.contact}
        </LinkButton>
      </PageSection>
    </PageBody>
  );
}
