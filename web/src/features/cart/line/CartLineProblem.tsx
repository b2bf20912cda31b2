import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CartForm } from '../CartForm.tsx';

const CartLineProblemFragment = graphql(`
  fragment CartLineProblem_CartLineProblem on CartLineProblem {
    message
    maximumQuantity
  }
`);

interface CartLineProblemProps {
  readonly problem: FragmentType<typeof CartLineProblemFragment>;
  readonly productId: string;
  readonly onReduce: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** Why a line cannot be ordered as it is, with a button that solves it. */
export function CartLineProblem({ problem: masked, productId, onReduce, onRemove }: CartLineProblemProps) {
  const { message, maximumQuantity } = readFragment(CartLineProblemFragment, masked);
  return (
    <styled.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      px="3"
      py="2"
      bg="amber.50"
      borderWidth="1px"
      borderColor="amber.200"
      borderRadius="md"
      color="amber.700"
      fontSize="sm"
    >
      <styled.p flex="1 1 9rem">
        {message}
        {maximumQuantity > 0 ? null : (
          <styled.span display="block">
            <FormattedMessage id="cart.notCounted" />
          </styled.span>
        )}
      </styled.p>
      {maximumQuantity > 0 ? (
        <CartForm intent="set" productId={productId} onSend={() => onReduce(maximumQuantity)}>
          <input type="hidden" name="quantity" value={maximumQuantity} />
          <Button type="submit" size="sm" variant="outline">
            <FormattedMessage id="cart.reduceTo" values={{ n: maximumQuantity }} />
          </Button>
        </CartForm>
      ) : (
        <CartForm intent="remove" productId={productId} onSend={onRemove}>
          <Button type="submit" size="sm" variant="outline">
            <FormattedMessage id="cart.remove" />
          </Button>
        </CartForm>
      )}
    </styled.div>
  );
}
