import { chakra } from '@chakra-ui/react';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { PartRow } from './PartRow.tsx';

const UserPurchasesFragment = graphql(`
  fragment UserPurchases_PurchaseConnection on PurchaseConnection {
    nodes {
      productId
      market
      title
      imageUrl
      units
      lastBoughtAt
    }
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
  const language = useLanguage();
  const { nodes: purchases, totalCount, page, pageCount } = readFragment(UserPurchasesFragment, ref);
  return (
    <Panel title={t('users.purchases.title', { count: totalCount })}>
      {purchases.length === 0 ? <chakra.p color="fg.muted">{t('users.purchases.empty')}</chakra.p> : null}
      <chakra.ul listStyle="none">
        {purchases.map(({ productId, market, title, imageUrl, units, lastBoughtAt }) => (
          <PartRow key={`${market}:${productId}`}>
            <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
              <chakra.img src={imageUrl} alt="" boxSize="12" objectFit="cover" borderRadius="sm" loading="lazy" />
              <chakra.div display="grid" gap="0.5">
                <chakra.span fontWeight="medium">{title}</chakra.span>
                <chakra.span color="fg.muted">
                  {t(MARKET_NAME[market])} · {dateText(lastBoughtAt, language, market)}
                </chakra.span>
              </chakra.div>
            </chakra.div>
            <chakra.span fontVariantNumeric="tabular-nums">{t('users.purchases.units', { count: units })}</chakra.span>
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
