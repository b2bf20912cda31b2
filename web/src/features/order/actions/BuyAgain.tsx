import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BuyAgainMutation } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const BuyAgainDocument = graphql(`
  mutation BuyAgain($input: BuyAgainInput!) {
    buyAgain(input: $input) {
      __typename
      ... on BoughtAgain {
        productCount
        problems {
          productId
          title
          message
        }
        cart {
          id
          itemCount
        }
      }
      ... on OperationError {
        message
      }
    }
  }
`);

interface BuyAgainProps {
  readonly orderNumber: string;
  /** Of a guest; null for members. */
  readonly accessToken: string | null;
}

const CartLink = chakra(Link, { base: { fontWeight: 'semibold', textDecoration: 'underline' } });

/** Puts what can still be had of an order into the cart, and says below what could not. */
export function BuyAgain({ orderNumber, accessToken }: BuyAgainProps) {
  const intl = useIntl();
  // The cart's own query is read again by its name: its fragments stay in the first view's code alone.
  const [mutate, { loading }] = useMutation(BuyAgainDocument, { refetchQueries: ['Cart'] });
  const [answer, setAnswer] = useState<BuyAgainMutation['buyAgain'] | 'failed' | null>(null);

  async function buyAgain(): Promise<void> {
    try {
      const { data } = await mutate({ variables: { input: { orderNumber, accessToken } } });
      setAnswer(data?.buyAgain ?? 'failed');
    } catch {
      setAnswer('failed');
    }
  }

  return (
    <>
      <Button variant="outline" busy={loading} onClick={() => void buyAgain()}>
        <FormattedMessage id="order.buyAgain" />
      </Button>
      <chakra.div role="status" flexBasis="full" _empty={{ display: 'none' }}>
        {answer === null ? null : answer === 'failed' ? (
          intl.formatMessage({ id: 'order.buyAgainFailed' })
        ) : answer.__typename === 'OperationError' ? (
          answer.message
        ) : (
          <>
            <p>
              <FormattedMessage id="order.boughtAgain" values={{ count: answer.productCount }} />{' '}
              <CartLink to="/cart">
                <FormattedMessage id="order.toCart" />
              </CartLink>
            </p>
            <chakra.ul listStyleType="none" fontSize="sm" mt="1">
              {answer.problems.map(({ productId, title, message }) => (
                <li key={productId}>
                  <strong>{title}</strong>: {message}
                </li>
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.div>
    </>
  );
}
