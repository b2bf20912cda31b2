import { styled } from '#styled-system/jsx';
import { PageSection } from '../../components/PageSection.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const PlaceSectionFragment = graphql(`
  fragment PlaceSection_CompanyPlace on CompanyPlace {
    id
    name
    text
    address
    language
    photo { url alt width height srcSet avifSrcSet placeholder }
  }
`);

interface PlaceSectionProps {
  readonly title: string;
  readonly places: readonly FragmentType<typeof PlaceSectionFragment>[];
}

/** Places of the company; nothing if there are none. */
export function PlaceSection({ title, places }: PlaceSectionProps) {
  if (places.length === 0) return null;
  return (
    <PageSection title={title} id="places">
      <styled.ul listStyleType="none" display="grid" gap={{ base: '10', lg: '14' }}>
        {readFragment(PlaceSectionFragment, places).map(({ id, name, text, address, language, photo }) => (
          <styled.li
            key={id}
            lang={language.toLowerCase()}
            display="grid"
            gap={{ base: '5', md: '10' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: photo ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
            alignItems="center"
          >
            {photo ? (
              <styled.div aspectRatio="4 / 3" borderRadius="xl" overflow="hidden" bg="bg.subtle">
                <ProductPicture
                  image={photo}
                  alt={photo.alt}
                  htmlWidth={photo.width}
                  htmlHeight={photo.height}
                  sizes="(min-width: 76rem) 34rem, (min-width: 48rem) 45vw, 95vw"
                  loading="lazy"
                  decoding="async"
                />
              </styled.div>
            ) : null}
            <styled.div maxWidth="text">
              <styled.h3 fontSize="xl" fontWeight="semibold" overflowWrap="anywhere" mb="3">
                {name}
              </styled.h3>
              <styled.p color="gray.700" whiteSpace="pre-line" overflowWrap="anywhere" lineHeight="1.8">
                {text}
              </styled.p>
              {address ? (
                <styled.address mt="4" color="fg.muted" fontStyle="normal" overflowWrap="anywhere">
                  {address}
                </styled.address>
              ) : null}
            </styled.div>
          </styled.li>
        ))}
      </styled.ul>
    </PageSection>
  );
}
