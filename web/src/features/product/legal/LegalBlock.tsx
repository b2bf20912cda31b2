import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useFilledTexts } from '../../../app/filled-texts.ts';
import { useSettings } from '../../../app/settings.tsx';
import { useShopInfo } from '../../../app/shop-info.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { KOREAN_TERMS } from './korean-terms.content.ts';

const LegalBlockProduct = graphql(`
  fragment LegalBlock_Product on Product {
    id
    market
    disclosure { label value }
  }
`);

/** The disclosures that the law of the store requires beside a product; in the US its safety facts, if there are any. */
export function LegalBlock({ product }: { product: FragmentType<typeof LegalBlockProduct> }) {
  const { market, disclosure } = readFragment(LegalBlockProduct, product);
  const facts = disclosure.map(({ label, value }) => ({ label, text: value }));
  if (market === 'US' && facts.length === 0) return null;
  return (
    <styled.section pt={{ base: '14', lg: '24' }} display="grid" gap="10">
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold">
        <FormattedMessage id={market === 'KR' ? 'product.legal' : 'product.safety'} />
      </styled.h2>
      {facts.length > 0 ? (
        <FactTable
          caption={<FormattedMessage id={market === 'KR' ? 'product.disclosure' : 'product.safetyFacts'} />}
          facts={facts}
        />
      ) : null}
      {market === 'KR' ? <KoreanTerms /> : null}
    </styled.section>
  );
}

function KoreanTerms() {
  const intl = useIntl();
  const { language } = useSettings();
  const { trade, returns } = useFilledTexts(KOREAN_TERMS[language]);
  const info = useShopInfo();
  const support = info && {
    label: intl.formatMessage({ id: 'product.supportPhone' }),
    text: (
      <>
        {info.company.phone ? (
          <styled.a href={`tel:${info.company.phone}`} fontWeight="semibold" textDecoration="underline">
            {info.company.phone}
          </styled.a>
        ) : null}{' '}
        <FormattedMessage
          id="product.supportHours"
          values={{ opens: info.support.opens, closes: info.support.closes }}
        />
      </>
    ),
  };
  return (
    <>
      <FactTable caption={<FormattedMessage id="product.tradeTerms" />} facts={support ? [...trade, support] : trade} />
      <FactTable caption={<FormattedMessage id="product.returnTerms" />} facts={returns} />
    </>
  );
}

interface FactTableProps {
  readonly caption: ReactNode;
  readonly facts: readonly { readonly label: string; readonly text: ReactNode }[];
}

/** Labels and values as a table. */
function FactTable({ caption, facts }: FactTableProps) {
  return (
    <styled.table width="full" fontSize="sm" css={{ borderCollapse: 'collapse' }}>
      <styled.caption textAlign="start" fontSize="lg" fontWeight="semibold" pb="3">
        {caption}
      </styled.caption>
      <tbody>
        {facts.map(({ label, text }) => (
          <styled.tr key={label} borderTopWidth="1px" _last={{ borderBottomWidth: '1px' }}>
            <styled.th
              scope="row"
              width={{ base: '34%', md: '16rem' }}
              px="4"
              py="3"
              bg="gray.50"
              textAlign="start"
              verticalAlign="top"
              fontWeight="medium"
            >
              {label}
            </styled.th>
            <styled.td px="4" py="3" verticalAlign="top" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </styled.td>
          </styled.tr>
        ))}
      </tbody>
    </styled.table>
  );
}
