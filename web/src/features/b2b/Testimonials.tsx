import { styled } from '#styled-system/jsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { PageSection } from '../../components/PageSection.tsx';
import { Slides } from '../../components/Slides.tsx';
import { SampleMark } from '../../elements/SampleMark.tsx';
import { graphql } from '../../gql/index.ts';

export const TestimonialsDocument = graphql(`
  query Testimonials {
    testimonials { words speaker isSample }
  }
`);

/** Testimonials of businesses; nothing if there are none, or while they are loading. */
export function Testimonials({ title }: { readonly title: string }) {
  const { data } = useScreenQuery(TestimonialsDocument, {});
  if (!data?.testimonials.length) return null;
  return (
    <PageSection title={title}>
      <Slides label={title} width={{ base: '85%', md: '48%', lg: '32%' }}>
        {data.testimonials.map(({ words, speaker, isSample }) => (
          <styled.figure
            key={words}
            height="full"
            display="grid"
            alignContent="space-between"
            gap="5"
            p="6"
            bg="bg.tint"
            borderRadius="xl"
          >
            <styled.blockquote fontSize="lg" lineHeight="1.7">
              {words}
            </styled.blockquote>
            <styled.figcaption fontSize="sm" color="fg.muted">
              {speaker}
              {isSample ? <SampleMark /> : null}
            </styled.figcaption>
          </styled.figure>
        ))}
      </Slides>
    </PageSection>
  );
}
