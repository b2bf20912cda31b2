import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { FragmentType } from '../../../gql/index.ts';
import { ReturnForm } from '../../return/ReturnForm.tsx';
import { orderUrl } from '../../return/return.urls.ts';
import type { OrderReturnsFragment } from '../../return/return-fragment.ts';

interface ReturnContentProps {
  readonly orderNumber: string;
  /** Null if it was not found or has no access, undefined while it is loading. */
  readonly order: FragmentType<typeof OrderReturnsFragment> | null | undefined;
  readonly accessToken: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** The return form, or why it is not shown. */
export function ReturnContent({ orderNumber, order, accessToken, failed, retry, retrying }: ReturnContentProps) {
  if (order) return <ReturnForm order={order} accessToken={accessToken} />;
  if (order === null) {
    return (
      <styled.div display="grid" gap="5" justifyItems="start">
        <p>
          <FormattedMessage id="order.notFound" />
        </p>
        <LinkButton to={orderUrl(orderNumber, true)}>
          <FormattedMessage id="order.lookUp" />
        </LinkButton>
      </styled.div>
    );
  }
  if (failed) return <LoadFailed id="order.loadFailed" retry={retry} retrying={retrying} />;
  return (
    <styled.div aria-busy="true">
      <Skeleton height="24rem" borderRadius="xl" />
    </styled.div>
  );
}
