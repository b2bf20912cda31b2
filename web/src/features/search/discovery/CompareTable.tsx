import { isUnavailable } from '@eunbit/schema/catalogue';
import { formatMoney } from '@eunbit/schema/money';
import { FIND_ANSWERS, FIND_QUESTIONS } from '@eunbit/schema/product-discovery';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ProductPicture } from '../../../components/ProductPicture.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import type { CompareTable_ProductFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { aspectRows, type CellText, differs } from './compare-rows.ts';
import { ANSWER_TEXT } from './suit-texts.ts';

const CompareTableProduct = graphql(`
  fragment CompareTable_Product on Product {
    id
    market
    slug
    title
    contents { text }
    pricePerMeasure { text }
    price { amount currency }
    images { url srcSet avifSrcSet placeholder }
    suits { tag }
    sections { menu lines }
    comparison { rows { aspect ours } }
    reviewSummary { id count average }
    stock { id status }
  }
`);

const Cell = styled('td', { base: { p: '3', verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });
const Head = styled('th', {
  base: {
    p: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'semibold',
    position: 'sticky',
    insetInlineStart: '0',
    bg: 'white',
    width: { base: '6.5rem', md: '12rem' },
    zIndex: '1',
  },
});

/** Products side by side. The table scrolls in its own frame, with fixed row headings. */
export function CompareTable({ products: masked }: { products: readonly FragmentType<typeof CompareTableProduct>[] }) {
  const intl = useIntl();
  const products = masked.map((product) => readFragment(CompareTableProduct, product));
  const rows = useRows(products);
  return (
    <styled.div
      borderWidth="1px"
      borderRadius="xl"
      overflowX="auto"
      tabIndex={0}
      role="group"
      aria-label={intl.formatMessage({ id: 'search.compareTitle' })}
    >
      <styled.table
        width="full"
        fontSize={{ base: 'sm', lg: 'md' }}
        css={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
        style={{ minWidth: `${6.5 + products.length * 9}rem` }}
      >
        <thead>
          <tr>
            <Head as="td">
              <VisuallyHidden>
                <FormattedMessage id="search.aspect" />
              </VisuallyHidden>
            </Head>
            {products.map(({ id, slug, title, images, stock }) => (
              <styled.th key={id} scope="col" p="3" textAlign="start" verticalAlign="top">
                <Link to={`/product/${slug}`}>
                  <styled.div maxWidth="40" aspectRatio="1" borderRadius="lg" overflow="hidden" mb="2">
                    <ProductPicture image={images[0]} sizes="10rem" alt="" htmlWidth={160} htmlHeight={160} />
                  </styled.div>
                  <styled.span textDecoration="underline">{title}</styled.span>
                </Link>
                {isUnavailable(stock) ? (
                  <styled.span display="block" fontSize="sm" color="fg.muted">
                    <FormattedMessage id="catalogue.soldOut" />
                  </styled.span>
                ) : null}
              </styled.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <styled.tr key={name} borderTopWidth="1px">
              <Head scope="row">
                {name}
                {products.length > 1 && differs(cells) ? (
                  <styled.span display="block" fontSize="xs" color="fg.accent" fontWeight="medium">
                    <FormattedMessage id="search.differs" />
                  </styled.span>
                ) : null}
              </Head>
              {products.map(({ id }, index) => (
                <Cell key={id} bg={products.length > 1 && differs(cells) ? 'purple.50' : undefined}>
                  {cells[index] ?? '–'}
                </Cell>
              ))}
            </styled.tr>
          ))}
        </tbody>
      </styled.table>
    </styled.div>
  );
}

interface Row {
  readonly name: string;
  readonly cells: readonly CellText[];
}

/** Message keys of the suits, by the question that they answer. */
const SUITS_TEXT = {
  place: 'search.suitsPlace',
  people: 'search.suitsPeople',
  matter: 'search.suitsMatter',
} as const;

/** Only facts that a product itself states: an empty row is left out. */
function useRows(products: readonly CompareTable_ProductFragment[]): Row[] {
  const intl = useIntl();
  const row = (id: string, getText: (product: CompareTable_ProductFragment) => CellText): Row => {
    return { name: intl.formatMessage({ id }), cells: products.map(getText) };
  };
  const rows = [
    row('search.price', ({ price }) => formatMoney(price, { place: 'catalogue' })),
    row('search.pricePerMeasure', ({ pricePerMeasure }) => pricePerMeasure?.text ?? null),
    row('search.contents', ({ contents }) => contents?.text ?? null),
    row('search.rating', ({ reviewSummary: { count, average } }) =>
      average ? intl.formatMessage({ id: 'search.ratingOf' }, { average: average.toFixed(1), count }) : null,
    ),
    ...FIND_QUESTIONS.map((question) =>
      row(SUITS_TEXT[question], ({ suits }) => {
        const tags = FIND_ANSWERS[question].filter((tag) => suits.some((suit) => suit.tag === tag));
        return tags.map((tag) => intl.formatMessage({ id: ANSWER_TEXT[tag] })).join('\n') || null;
      }),
    ),
    row(
      'search.ingredients',
      ({ sections }) => sections.find(({ menu }) => menu === 'INGREDIENTS')?.lines.join('\n') ?? null,
    ),
    ...aspectRows(products).map(({ aspect, cells }) => ({ name: aspect, cells })),
  ];
  return rows.filter(({ cells }) => cells.some((text) => text !== null));
}
