import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import { scenePicture } from '../../app/scene-picture.ts';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { FactGrid } from '../../components/FactGrid.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Slides } from '../../components/Slides.tsx';
import { PARTNERSHIP } from './b2b.content.ts';
import { PartnershipForm } from './PartnershipForm.tsx';
import { Testimonials, TestimonialsDocument } from './Testimonials.tsx';

export const loadPartnershipPage: ScreenLoader = ({ preload }) => preload(TestimonialsDocument, {});

/** `/b2b`: what the shop offers to businesses, and the request form. */
export function PartnershipPage() {
  const text = PARTNERSHIP[useLanguage()];
  const { market } = useSettings();
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
            <styled.article key={picture} display="grid" gap="3">
              <Illustration
                name={scenePicture(picture, market)}
                alt={alt}
                size={[1200, 800]}
                sizes="(min-width: 64rem) 32rem, 85vw"
              />
              <styled.h3 fontSize="lg" fontWeight="semibold">
                {title}
              </styled.h3>
              <styled.p color="gray.700">{about}</styled.p>
            </styled.article>
          ))}
        </Slides>
      </PageSection>
      <PageSection title={text.reasonsTitle}>
        <FactGrid facts={text.reasons} />
      </PageSection>
      <Testimonials title={text.testimonialsTitle} />
      <PageSection title={text.stepsTitle}>
        <FactGrid facts={text.steps} />
      </PageSection>
      <styled.div id="request" scrollMarginTop="7rem">
        <PageSection title={text.formTitle}>
          <PartnershipForm />
        </PageSection>
      </styled.div>
    </PageBody>
  );
}
