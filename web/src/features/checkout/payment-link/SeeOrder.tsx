import { FormattedMessage } from 'react-intl';
import { useViewer } from '../../../app/use-viewer.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { orderUrl } from '../../return/return.urls.ts';

/** To the page of the order, which the link of a payment does not open: members have it, guests give their pass code. */
export function SeeOrder({ orderNumber }: { readonly orderNumber: string }) {
  const viewer = useViewer();
  return (
    <LinkButton to={orderUrl(orderNumber, viewer === null)} variant="outline" justifySelf="start">
      <FormattedMessage id="checkout.more.seeOrder" />
    </LinkButton>
  );
}
