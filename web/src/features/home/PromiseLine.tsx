import { formatMoney } from '@eunbit/schema/money';
import { STORE_POLICY } from '@eunbit/schema/store-policy';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const PromiseLineTerms = graphql(`
  fragment PromiseLine_DeliveryTerms on DeliveryTerms {
    freeShippingThreshold {
      amount
      currency
    }
  }
`);

const PromiseLink = styled(Link, {
  base: { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em', py: '1' },
});

const createLink = (path: string) => (text: ReactNode) => <PromiseLink to={path}>{text}</PromiseLink>;

/** Delivery, returns and the look-up of orders, in the first view of the home page. */
export function PromiseLine({ terms }: { terms: FragmentType<typeof PromiseLineTerms> | undefined }) {
  const { market } = useSettings();
  const threshold = readFragment(PromiseLineTerms, terms)?.freeShippingThreshold;
  const amount = threshold ? formatMoney(threshold, { place: 'catalogue' }) : null;
  return (
    <styled.section borderBottomWidth="1px">
      <styled.ul
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        py={{ base: '4', lg: '5' }}
        minHeight={{ base: '7.5rem', md: '4rem' }}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent={{ md: 'space-around' }}
        alignItems={{ md: 'center' }}
        rowGap="1"
        columnGap="8"
        fontSize="sm"
      >
        <li>
          {amount ? (
            <FormattedMessage
              id={market === 'KR' ? 'home.freeShippingKorea' : 'home.freeShippingUs'}
              values={{ amount }}
            />
          ) : null}
        </li>
        {market === 'KR' ? (
          <>
            <li>
              <FormattedMessage id="home.announcement" values={{ a: createLink('/faq') }} />
            </li>
            <li>
              <FormattedMessage id="home.guestOrder" values={{ a: createLink('/guest-order') }} />
            </li>
          </>
        ) : (
          <li>
            <FormattedMessage
              id="home.returnsPromise"
              values={{ days: STORE_POLICY[market].returnDays, a: createLink('/return') }}
            />
          </li>
        )}
      </styled.ul>
    </styled.section>
  );
}
