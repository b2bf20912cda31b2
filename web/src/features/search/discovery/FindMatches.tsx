import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { CheckIcon } from '../../../elements/icons.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ProductCard } from '../../catalogue/ProductCard.tsx';
import { comparePath } from './discovery.urls.ts';
import { QuietLink } from './FindQuestionForm.tsx';

const FindMatchesMatch = graphql(`
  fragment FindMatches_ProductMatch on ProductMatch {
    product { id ...ProductCard_Product }
    reasons { tag reason }
  }
`);

interface FindMatchesProps {
  readonly matches: readonly FragmentType<typeof FindMatchesMatch>[];
  readonly numbers: readonly number[];
}

/** The matching products, each with the reasons. */
export function FindMatches({ matches, numbers }: FindMatchesProps) {
  if (matches.length === 0) return <NoMatch />;
  return (
    <>
      <styled.p role="status" color="fg.muted" mt="1" mb="6">
        <FormattedMessage id="search.matchCount" values={{ count: matches.length }} />
      </styled.p>
      <styled.ul
        display="grid"
        columnGap="8"
        rowGap="1"
        gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
        listStyleType="none"
      >
        {matches.map((masked) => {
          const { product, reasons } = readFragment(FindMatchesMatch, masked);
          return (
            <styled.li
              key={product.id}
              maxWidth={{ base: '24rem', md: 'none' }}
              display="grid"
              gridRow="span 8"
              gridTemplateRows="subgrid"
              pb={{ base: '10', md: '0' }}
            >
              <ProductCard product={product} eager heading="h2" />
              <styled.ul listStyleType="none" mt="3" display="grid" alignContent="start" gap="2">
                {reasons.map(({ tag, reason }) => (
                  <styled.li key={tag} display="grid" gridTemplateColumns="1.25rem 1fr" gap="2">
                    <CheckIcon boxSize="5" color="fg.accent" aria-hidden />
                    {reason}
                  </styled.li>
                ))}
              </styled.ul>
            </styled.li>
          );
        })}
      </styled.ul>
      <styled.div mt="10" display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        {numbers.length > 1 ? (
          <LinkButton to={comparePath(numbers)} variant="outline">
            <FormattedMessage id="search.compareThese" />
          </LinkButton>
        ) : null}
        <QuietLink to="/find">
          <FormattedMessage id="search.startOver" />
        </QuietLink>
      </styled.div>
    </>
  );
}

function NoMatch() {
  return (
    <styled.div display="grid" justifyItems="start" gap="5" mt="3">
      <p role="status">
        <FormattedMessage id="search.noMatch" />
      </p>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <LinkButton to="/contact">
          <FormattedMessage id="search.contact" />
        </LinkButton>
        <QuietLink to="/find">
          <FormattedMessage id="search.startOver" />
        </QuietLink>
      </styled.div>
    </styled.div>
  );
}
