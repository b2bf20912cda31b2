import { formatMoney, type Money } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';

export const CheckoutChangesFragment = graphql(`
  fragment CheckoutChanges_CheckoutChange on CheckoutChange {
    kind
    productId
    title
    before { amount currency }
    after { amount currency }
    quantityBefore
    quantityAfter
  }
`);

interface CheckoutChangesProps {
  readonly changes: readonly FragmentType<typeof CheckoutChangesFragment>[];
}

const shown = (money: Money | null | undefined) => (money ? formatMoney(money, { place: 'order' }) : '');

/** Differences from what the shopper saw, with the old value beside the new one. */
export function CheckoutChanges({ changes: masked }: CheckoutChangesProps) {
  if (masked.length === 0) return null;
  const changes = masked.map((change) => readFragment(CheckoutChangesFragment, change));
  return (
    <styled.ul paddingInlineStart="5" overflowWrap="anywhere">
      {changes.map(({ kind, productId, title, before, after, quantityBefore, quantityAfter }) => {
        const values = {
          title,
          before: <s>{shown(before)}</s>,
          after: <strong>{shown(after)}</strong>,
          quantityBefore,
          quantityAfter,
        };
        return (
          <li key={`${kind}:${productId ?? ''}`}>
            <ChangeText kind={kind} values={values} />
          </li>
        );
      })}
    </styled.ul>
  );
}

interface ChangeTextProps {
  readonly kind: 'ADDED' | 'REMOVED' | 'QUANTITY' | 'PRICE' | 'SHIPPING' | 'TAX';
  readonly values: Readonly<Record<string, React.ReactNode>>;
}

function ChangeText({ kind, values }: ChangeTextProps) {
  switch (kind) {
    case 'ADDED':
      return <FormattedMessage id="checkout.change.added" values={values} />;
    case 'REMOVED':
      return <FormattedMessage id="checkout.change.removed" values={values} />;
    case 'QUANTITY':
      return <FormattedMessage id="checkout.change.quantity" values={values} />;
    case 'PRICE':
      return <FormattedMessage id="checkout.change.price" values={values} />;
    case 'SHIPPING':
      return <FormattedMessage id="checkout.change.shipping" values={values} />;
    case 'TAX':
      return <FormattedMessage id="checkout.change.tax" values={values} />;
  }
}
