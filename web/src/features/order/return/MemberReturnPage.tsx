import { normaliseOrderNumber } from '@eunbit/schema/order';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/AccountPage.tsx';
import { ReturnContent } from './ReturnContent.tsx';

const MyReturnableOrderDocument = graphql(`
  query MyReturnableOrder($number: String!) {
    myOrder(number: $number) { id ...OrderReturns_Order }
  }
`);

export const loadMemberReturn: ScreenLoader = ({ params, preload }) =>
  preload(MyReturnableOrderDocument, { number: normaliseOrderNumber(params.number ?? '') }, ({ myOrder }) =>
    myOrder ? 200 : 404,
  );

/** `/orders/:number/return`: a member requests a return. */
export function MemberReturnPage() {
  const intl = useIntl();
  const { number = '' } = useParams();
  const orderNumber = normaliseOrderNumber(number);
  const { data, state, retry, retrying } = useScreenQuery(MyReturnableOrderDocument, { number: orderNumber });
  return (
    <AccountPage title={intl.formatMessage({ id: 'returns.open' })}>
      <ReturnContent
        orderNumber={orderNumber}
        order={data?.myOrder}
        accessToken={null}
        failed={state === 'failed'}
        retry={retry}
        retrying={retrying}
      />
    </AccountPage>
  );
}
