import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { CheckIcon } from '../../elements/icons.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { CATEGORIES } from './categories.ts';
import { ListReviews } from './ListReviews.tsx';
import { ListSection } from './ListSection.tsx';
import { LIST_TIPS, REASON_TAGS } from './list-advice.content.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const ListAdviceList = graphql(`
  fragment ListAdvice_ProductConnection on ProductConnection {
    nodes { id ...ListReviews_Product }
    goesWith(first: 4) { id suits { tag reason } ...ProductCard_Product }
  }
`);

interface ListAdviceProps {
  readonly list: FragmentType<typeof ListAdviceList>;
  readonly group: (typeof CATEGORIES)[number]['group'];
}

/** Content below the products of a group: companion products with reasons, tips for their use, and reviews. */
export function ListAdvice({ list, group }: ListAdviceProps) {
  const { nodes, goesWith = [] } = readFragment(ListAdviceList, list);
  const tips = LIST_TIPS[useLanguage()][group];
  return (
    <>
      {goesWith.length > 1 ? (
        <ListSection title={<FormattedMessage id="catalogue.goesWith" />}>
          <ProductGrid>
            {goesWith.map((product) => (
              <styled.li key={product.id} css={{ '&&': { gridRow: 'span 8' } }}>
                <ProductCard product={product} />
                <Reason text={getReason(product.suits, group)} />
              </styled.li>
            ))}
          </ProductGrid>
        </ListSection>
      ) : null}
      <ListSection title={<FormattedMessage id="catalogue.tips" />}>
        <styled.ul
          display="grid"
          gap={{ base: '4', lg: '8' }}
          gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
          listStyleType="none"
        >
          {tips.map(({ title, text }) => (
            <styled.li key={title} p="5" borderRadius="lg" bg="bg.tint">
              <styled.h3 fontWeight="semibold" mb="1">
                {title}
              </styled.h3>
              <p>{text}</p>
            </styled.li>
          ))}
        </styled.ul>
      </ListSection>
      <ListReviews products={nodes} />
    </>
  );
}

type Suits = readonly { readonly tag: string; readonly reason: string }[];

/** The reason that is most relevant for people who view this group. */
function getReason(suits: Suits, group: ListAdviceProps['group']): string | null {
  const tag = REASON_TAGS[group].find((wanted) => suits.some((suit) => suit.tag === wanted));
  return (suits.find((suit) => suit.tag === tag) ?? suits[0])?.reason ?? null;
}

function Reason({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <styled.p display="grid" gridTemplateColumns="1.25rem 1fr" gap="2" px="1" pt="2" fontSize="sm" alignContent="start">
      <CheckIcon boxSize="5" color="fg.accent" aria-hidden />
      {text}
    </styled.p>
  );
}
