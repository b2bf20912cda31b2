import { message } from '@eunbit/schema/messages';
import { formatMoney } from '@eunbit/schema/money';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../../app/settings.tsx';
import { LinkButton } from '../../../../components/LinkButton.tsx';
import { CheckoutChanges } from './CheckoutChanges.tsx';
import type { PaymentProblem } from './payment-outcome.ts';

/** Why the order was not placed, and the available choices. Takes the focus, because it needs a decision. */
export function PaymentProblemAlert({ problem }: { problem: PaymentProblem }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem asks for attention again.
  useEffect(() => alert.current?.focus(), [problem]);
  return (
    <styled.div
      ref={alert}
      role="alert"
      tabIndex={-1}
      display="grid"
      gap="3"
      px="5"
      py="4"
      borderWidth="1px"
      borderRadius="md"
      bg={problem.kind === 'message' ? 'red.50' : 'amber.50'}
      borderColor={problem.kind === 'message' ? 'red.200' : 'amber.200'}
      color={problem.kind === 'message' ? 'red.700' : 'amber.700'}
    >
      <styled.p fontWeight="semibold">{problem.message}</styled.p>
      {problem.kind === 'changed' ? <CheckoutChanges changes={problem.changes} /> : null}
      {problem.kind === 'changed' ? (
        <p>
          <FormattedMessage
            id="checkout.totalChanged"
            values={{
              before: <s>{formatMoney(problem.expected, { place: 'order' })}</s>,
              now: <strong>{formatMoney(problem.current, { place: 'order' })}</strong>,
            }}
          />
        </p>
      ) : null}
      {problem.kind === 'shortage' ? <Shortages shortages={problem.shortages} /> : null}
    </styled.div>
  );
}

function Shortages({ shortages }: Pick<Extract<PaymentProblem, { kind: 'shortage' }>, 'shortages'>) {
  const { language } = useSettings();
  return (
    <>
      <styled.ul paddingInlineStart="5">
        {shortages.map(({ productId, title, requested, available, isStopped }) => (
          <li key={productId}>
            {isStopped ? (
              `${title}: ${message('product.stopped', language)}`
            ) : (
              <FormattedMessage id="checkout.shortage" values={{ title, requested, available }} />
            )}
          </li>
        ))}
      </styled.ul>
      <LinkButton to="/cart" variant="outline" size="sm" justifySelf="start">
        <FormattedMessage id="checkout.changeCart" />
      </LinkButton>
    </>
  );
}
