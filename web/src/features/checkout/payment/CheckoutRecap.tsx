import type { CheckoutStep } from '@eunbit/schema/checkout';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Price } from '../../../elements/money.tsx';
import { SHIPPING_TEXTS } from '../shipping/ShippingStep.tsx';
import type { Checkout } from '../step/checkout-content.ts';
import { buildEditUrl } from '../step/checkout-steps.ts';

/** The data of the earlier steps, each row with a link to change it. */
export function CheckoutRecap({ checkout }: { checkout: Checkout }) {
  const { market, contact, address, shippingOption, shipping } = checkout;
  return (
    <styled.dl borderWidth="1px" borderRadius="lg" px="5">
      {contact ? (
        <Row checkout={checkout} step="contact" term={<FormattedMessage id="checkout.contact" />}>
          {contact.email}
          <br />
          {contact.phone}
        </Row>
      ) : null}
      {address ? (
        <Row checkout={checkout} step="address" term={<FormattedMessage id="checkout.shipTo" />}>
          {personName(address)}
          <br />
          {addressLine(address, market)}
        </Row>
      ) : null}
      {market === 'US' ? (
        <Row checkout={checkout} step="shipping" term={<FormattedMessage id="checkout.step.shippingShort" />}>
          <FormattedMessage id={SHIPPING_TEXTS[shippingOption]} />
          {shipping.amount > 0 ? (
            <>
              {' · '}
              <Price value={shipping} place="order" />
            </>
          ) : null}
        </Row>
      ) : null}
    </styled.dl>
  );
}

interface RowProps {
  readonly checkout: Checkout;
  readonly step: CheckoutStep;
  readonly term: ReactNode;
  readonly children: ReactNode;
}

function Row({ checkout, step, term, children }: RowProps) {
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '7rem minmax(0, 1fr) auto' }}
      columnGap="4"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <styled.dt fontSize="sm" color="fg.muted">
        {term}
      </styled.dt>
      <styled.dd gridRow={{ base: '2', md: '1' }} gridColumn={{ base: '1', md: '2' }}>
        {children}
      </styled.dd>
      <styled.dd gridRow="1" gridColumn={{ base: '2', md: '3' }} alignSelf="start">
        <EditLink
          to={buildEditUrl(checkout.market, step)}
          px="2"
          py="1"
          my="-1"
          fontSize="sm"
          fontWeight="semibold"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
        >
          <FormattedMessage
            id="checkout.edit"
            values={{ what: term, h: (hidden) => <HiddenName>{hidden}</HiddenName> }}
          />
        </EditLink>
      </styled.dd>
    </styled.div>
  );
}

const EditLink = styled(Link);
const HiddenName = styled('span', { base: { srOnly: true } });
