import { businessDaysAfter } from '@eunbit/schema/business-days';
import type { Market } from '@eunbit/schema/market';
import { addMoney, formatMoney, type Money } from '@eunbit/schema/money';
import { STORE_POLICY } from '@eunbit/schema/store-policy';
import { useEffect, useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { getDeliveryPrice } from './delivery-price.ts';

export const DeliveryPromiseTerms = graphql(`
  fragment DeliveryPromise_DeliveryTerms on DeliveryTerms {
    price { amount currency }
    freeShippingThreshold { amount currency }
    minimumBusinessDays
    maximumBusinessDays
  }
`);

interface DeliveryPromiseProps {
  readonly terms: FragmentType<typeof DeliveryPromiseTerms>;
  /** Price of the chosen quantity; null if nothing can be ordered, and therefore nothing delivered. */
  readonly subtotal: Money | null;
}

const FactLink = styled(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** Price and time of delivery, the resulting total, and the deadline for returns. */
export function DeliveryPromise({ terms: masked, subtotal }: DeliveryPromiseProps) {
  const { market } = useSettings();
  const terms = readFragment(DeliveryPromiseTerms, masked);
  const amounts = {
    price: formatMoney(terms.price, { place: 'catalogue' }),
    threshold: formatMoney(terms.freeShippingThreshold, { place: 'catalogue' }),
  };
  const total = subtotal && addMoney(subtotal, getDeliveryPrice(subtotal, terms));
  return (
    <styled.ul
      display="grid"
      gap={{ base: '2', lg: '1.5' }}
      p={{ base: '5', lg: '4' }}
      bg="gray.50"
      borderRadius="lg"
      fontSize="sm"
      color="gray.700"
    >
      <li>
        <FormattedMessage
          id={market === 'KR' ? 'product.deliveryPriceKorea' : 'product.deliveryPriceUs'}
          values={amounts}
        />
      </li>
      {subtotal ? (
        <li>
          <FormattedMessage id="product.deliveryDays" values={{ ...STORE_POLICY[market].dispatchDays }} />
          <DeliveryDates market={market} minimum={terms.minimumBusinessDays} maximum={terms.maximumBusinessDays} />
        </li>
      ) : null}
      <li>
        <FormattedMessage
          id="product.returnNote"
          values={{ days: STORE_POLICY[market].returnDays, a: (text) => <FactLink to="/return">{text}</FactLink> }}
        />
      </li>
      {total ? (
        <styled.li fontWeight="semibold" color="fg">
          <FormattedMessage
            id={market === 'KR' ? 'product.totalWithDelivery' : 'product.totalBeforeTax'}
            values={{ total: formatMoney(total, { place: 'catalogue' }) }}
          />
        </styled.li>
      ) : null}
    </styled.ul>
  );
}

/** The delivery dates. They depend on the visitor's clock, so the server renders none. */
function DeliveryDates({ market, minimum, maximum }: { market: Market; minimum: number; maximum: number }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const day = (count: number) =>
    now ? (
      <FormattedDate
        value={businessDaysAfter(market, now, count)}
        timeZone="UTC"
        weekday="short"
        month="short"
        day="numeric"
      />
    ) : null;
  return (
    <styled.span display="block" minHeight="1.6em" fontWeight="medium" color="green.700">
      {now ? <FormattedMessage id="product.deliveryDates" values={{ from: day(minimum), to: day(maximum) }} /> : null}
    </styled.span>
  );
}
