import type { Market } from '@eunbit/schema/market';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { AmountRow } from '../../../components/AmountRow.tsx';
import { ChevronDownIcon } from '../../../elements/icons.tsx';
import { Price } from '../../../elements/money.tsx';
import type { Purchase } from './purchase.ts';

/** The order beside the steps; on phones collapsed into one line with the total. */
export function OrderSummary({ purchase, market }: { purchase: Purchase; market: Market }) {
  return (
    <>
      <styled.section display={{ base: 'none', lg: 'block' }} aria-labelledby="order-summary">
        <styled.h2 id="order-summary" fontSize="lg" fontWeight="semibold" mb="5">
          <FormattedMessage id="checkout.summary" />
        </styled.h2>
        <SummaryContent purchase={purchase} market={market} />
      </styled.section>
      <styled.details display={{ lg: 'none' }} css={{ '&[open] summary svg': { transform: 'rotate(180deg)' } }}>
        <styled.summary
          display="flex"
          alignItems="center"
          gap="2"
          minH="3.625rem"
          cursor="pointer"
          fontWeight="semibold"
          listStyle="none"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          <FormattedMessage id="checkout.summary" />
          <ChevronDownIcon boxSize="1.2em" />
          <Price value={purchase.total} place="order" marginInlineStart="auto" fontSize="lg" />
        </styled.summary>
        <styled.div pb="6" pt="2">
          <SummaryContent purchase={purchase} market={market} />
        </styled.div>
      </styled.details>
    </>
  );
}

/** Products and amounts. */
export function SummaryContent({ purchase, market }: { purchase: Purchase; market: Market }) {
  const { lines, subtotal, shipping, tax, taxRate, total, isPending = false } = purchase;
  return (
    <>
      <styled.ul listStyleType="none" display="grid" gap="4">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </styled.ul>
      <styled.dl display="grid" gap="2" mt="6" pt="5" borderTopWidth="1px" aria-busy={isPending}>
        <AmountRow term={<FormattedMessage id="checkout.subtotal" />}>
          <Price value={subtotal} place="order" />
        </AmountRow>
        <AmountRow term={<FormattedMessage id="checkout.shipping" />}>
          {shipping.amount === 0 ? (
            <FormattedMessage id="checkout.shipping.free" />
          ) : (
            <Price value={shipping} place="order" />
          )}
        </AmountRow>
        {market === 'US' ? (
          <AmountRow
            term={
              <FormattedMessage id="checkout.tax" values={{ rate: taxRate && taxRate !== '0' ? taxRate : 'none' }} />
            }
          >
            {tax ? <Price value={tax} place="order" /> : <FormattedMessage id="checkout.taxTbd" />}
          </AmountRow>
        ) : null}
        <AmountRow term={<FormattedMessage id="checkout.total" />} strong>
          <Price value={total} place="order" />
        </AmountRow>
      </styled.dl>
    </>
  );
}

function SummaryLine({ line }: { line: Purchase['lines'][number] }) {
  return (
    <styled.li display="grid" gridTemplateColumns="4rem minmax(0, 1fr) auto" gap="4" alignItems="center">
      <styled.img
        src={line.imageUrl}
        alt=""
        htmlWidth={64}
        htmlHeight={64}
        boxSize="16"
        objectFit="cover"
        borderRadius="md"
        bg="white"
        borderWidth="1px"
      />
      <styled.div>
        <styled.p fontWeight="medium" lineHeight="1.35">
          {line.title}
        </styled.p>
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="checkout.quantity" values={{ n: line.quantity }} />
        </styled.p>
      </styled.div>
      <Price value={line.lineTotal} place="order" />
    </styled.li>
  );
}
