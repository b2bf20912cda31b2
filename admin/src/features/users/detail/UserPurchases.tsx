import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { Moment } from '../../../components/Moment.tsx';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { PartRow } from './PartRow.tsx';

const UserPurchasesFragment = graphql(`
  fragment UserPurchases_PurchaseConnection on PurchaseConnection {
    nodes { productId market title imageUrl units lastBoughtAt }
    totalCount
    page
    pageCount
  }
`);

interface UserPurchasesProps {
  readonly purchases: FragmentType<typeof UserPurchasesFragment>;
  readonly buildUrl: (page: number) => string;
}

/** Products that an account has bought, over all its orders. */
export function UserPurchases({ purchases: ref, buildUrl }: UserPurchasesProps) {
  const t = useText();
  const { nodes: purchases, totalCount, page, pageCount } = readFragment(UserPurchasesFragment, ref);
  return (
    <Panel title={t('users.purchases.title', { count: totalCount })}>
      {purchases.length === 0 ? <Text color="fg.muted">{t('users.purchases.empty')}</Text> : null}
      <chakra.ul listStyle="none">
        {purchases.map(({ productId, market, title, imageUrl, units, lastBoughtAt }) => (
          <PartRow key={`${market}:${productId}`}>
            <Flex align="center" gap="3" minWidth="0">
              <chakra.img src={imageUrl} alt="" boxSize="12" objectFit="cover" borderRadius="sm" loading="lazy" />
              <Grid gap="0.5">
                <Span fontWeight="medium">{title}</Span>
                <Span color="fg.muted">
                  {t(MARKET_NAME[market])} · <Moment at={lastBoughtAt} isDay />
                </Span>
              </Grid>
            </Flex>
            <Span fontVariantNumeric="tabular-nums">{t('users.purchases.units', { count: units })}</Span>
          </PartRow>
        ))}
      </chakra.ul>
      <NumberedPager
        label={t('users.purchases.pages')}
        page={page}
        pageCount={pageCount}
        buildUrl={buildUrl}
        keepsPlace
      />
    </Panel>
  );
}
