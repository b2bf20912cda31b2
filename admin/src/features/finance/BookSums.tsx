import { chakra } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { KIND_TEXT } from './finance-texts.ts';

const BookSumsFragment = graphql(`
  fragment BookSums_LedgerSummary on LedgerSummary {
    sums {
      kind
      count
      amount { amount currency }
    }
    net { amount currency }
  }
`);

/** Income before expenses. */
const ORDER = Object.keys(KIND_TEXT);

const Tile = chakra('div', { base: { px: '4', py: '2.5', borderWidth: '1px', borderRadius: 'md' } });

/** Income, expenses and balance of a month. */
export function BookSums({ summary: ref }: { summary: FragmentType<typeof BookSumsFragment> }) {
  const t = useText();
  const { sums, net } = readFragment(BookSumsFragment, ref);
  const sorted = [...sums].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return (
    <chakra.dl
      display="grid"
      gap="3"
      mb="4"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fit, minmax(10rem, 1fr))' }}
    >
      {sorted.map(({ kind, count, amount }) => (
        <Tile key={`${kind}${amount.currency}`}>
          <chakra.dt color="fg.muted">{t('finance.ledger.sum', { kind: t(KIND_TEXT[kind]), count })}</chakra.dt>
          <chakra.dd fontWeight="semibold">
            <Price value={amount} place="order" />
          </chakra.dd>
        </Tile>
      ))}
      {net.map((amount) => (
        <Tile key={amount.currency} bg="gray.100">
          <chakra.dt color="fg.muted">{t('finance.ledger.net')}</chakra.dt>
          <chakra.dd fontWeight="bold">
            <Price value={amount} place="order" />
          </chakra.dd>
        </Tile>
      ))}
    </chakra.dl>
  );
}
