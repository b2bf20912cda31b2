import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useViewer } from '../../../app/use-viewer.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { orderUrl } from '../../return/return.urls.ts';

interface LinkEndedProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Remaining information and links. */
  readonly children: ReactNode;
}

/** Shown if there is nothing to pay through this link. It takes the focus, because it may replace the form that was just sent. */
export function LinkEnded({ title, text, children }: LinkEndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <styled.div display="grid" gap="5">
      <styled.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        {title}
      </styled.h1>
      <styled.p color="fg.muted">{text}</styled.p>
      {children}
    </styled.div>
  );
}

/**
 * Link to the page of the order, to which the payment link gives no access: members can open it, guests enter their pass code.
 */
export function SeeOrder({ orderNumber }: { readonly orderNumber: string }) {
  const viewer = useViewer();
  return (
    <LinkButton to={orderUrl(orderNumber, viewer === null)} variant="outline" justifySelf="start">
      <FormattedMessage id="checkout.more.seeOrder" />
    </LinkButton>
  );
}
