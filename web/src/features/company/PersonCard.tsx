import { styled } from '#styled-system/jsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { SampleMark } from '../../elements/SampleMark.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const PersonCardFragment = graphql(`
  fragment PersonCard_TeamMember on TeamMember {
    name
    role
    text
    language
    isSample
    photo { url alt width height srcSet avifSrcSet placeholder }
  }
`);

/** A person of the company; the first letter of the name replaces a missing photo. */
export function PersonCard({ member }: { readonly member: FragmentType<typeof PersonCardFragment> }) {
  const { name, role, text, language, isSample, photo } = readFragment(PersonCardFragment, member);
  const [initial = ''] = name.trim();
  return (
    <styled.li
      display="grid"
      gap={{ base: '4', sm: '5' }}
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' }}
      alignContent="start"
      lang={language.toLowerCase()}
    >
      <styled.div aspectRatio="1" borderRadius="lg" overflow="hidden" bg="bg.subtle">
        {photo ? (
          <ProductPicture
            image={photo}
            alt={photo.alt}
            htmlWidth={photo.width}
            htmlHeight={photo.height}
            sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 6rem"
            loading="lazy"
            decoding="async"
          />
        ) : (
          <styled.span
            aria-hidden
            display="grid"
            placeItems="center"
            boxSize="full"
            fontSize={{ base: '3xl', sm: '6xl' }}
            fontWeight="semibold"
            color="fg.accent"
          >
            {initial}
          </styled.span>
        )}
      </styled.div>
      <styled.div minW="0" display="grid" gap="1" alignContent="start">
        <styled.h3 fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
          {isSample ? <SampleMark /> : null}
        </styled.h3>
        <styled.p fontSize="sm" color="fg.accent" fontWeight="medium" overflowWrap="anywhere">
          {role}
        </styled.p>
        <styled.p color="gray.700" overflowWrap="anywhere">
          {text}
        </styled.p>
      </styled.div>
    </styled.li>
  );
}
