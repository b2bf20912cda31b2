import { chakra } from '@chakra-ui/react/styled-system';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { PageHead } from '../../app/PageHead.tsx';
import { FactGrid } from '../../components/FactGrid.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Slides } from '../../components/Slides.tsx';
import { PARTNERSHIP } from './b2b.content.ts';
import { PartnershipForm } from './PartnershipForm.tsx';

/** `/b2b`: what the shop offers to businesses, and the request form. */
export function PartnershipPage() {
  const text = PARTNERSHIP[useLanguage()];
  const ask = (
    <LinkButton to="#request" size="lg" justifySelf="start">
      {text.ask}
    </LinkButton>
  );
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/b2b" />
      <PageIntro title={text.title} lead={text.lead} />
      {ask}
      <PageSection title={text.projectsTitle}>
        <Slides label={text.projectsTitle} width={{ base: '85%', md: '60%', lg: '44%' }}>
          {text.projects.map(({ picture, alt, title, text: about }) => (
            <chakra.article key={picture} display="grid" gap="3">
              <Illustration name={picture} alt={alt} size={[1200, 800]} sizes="(min-width: 64rem) 32rem, 85vw" />
              <chakra.h3 fontSize="lg" fontWeight="semibold">
                {title}
              </chakra.h3>
              <chakra.p color="gray.700">{about}</chakra.p>
            </chakra.article>
          ))}
        </Slides>
      </PageSection>
      <PageSection title={text.reasonsTitle}>
        <FactGrid facts={text.reasons} />
      </PageSection>
      <PageSection title={text.testimonialsTitle}>
        <Slides label={text.testimonialsTitle} width={{ base: '85%', md: '48%', lg: '32%' }}>
          {text.testimonials.map(({ words, who }) => (
            <chakra.figure
              key={who}
              height="full"
              display="grid"
              alignContent="space-between"
              gap="5"
              p="6"
              bg="bg.tint"
              borderRadius="xl"
            >
              <chakra.blockquote fontSize="lg" lineHeight="1.7">
                {words}
              </chakra.blockquote>
              <chakra.figcaption fontSize="sm" color="fg.muted">
                {who}
              </chakra.figcaption>
            </chakra.figure>
          ))}
        </Slides>
      </PageSection>
      <PageSection title={text.stepsTitle}>
        <FactGrid facts={text.steps} />
      </PageSection>
      <chakra.div id="request" scrollMarginTop="7rem">
        <PageSection title={text.formTitle}>
          <PartnershipForm />
        </PageSection>
      </chakra.div>
    </PageBody>
  );
}
