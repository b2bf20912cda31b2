import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { getSessionStorage } from '../../browser/storage.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type FragmentType, readFragment } from '../../gql/index.ts';
import { ItemsStep } from './ItemsStep.tsx';
import { ReasonsStep } from './ReasonsStep.tsx';
import { ResolutionStep } from './ResolutionStep.tsx';
import { ReturnRule } from './ReturnRule.tsx';
import { orderUrl } from './return.urls.ts';
import {
  EMPTY_DRAFT,
  keepReturnDraft,
  RETURN_STEPS,
  type ReturnDraft,
  type ReturnStep,
  readReturnDraft,
  shownStep,
} from './return-draft.ts';
import { isRequestable, OrderReturnsFragment } from './return-fragment.ts';

interface ReturnFormProps {
  readonly order: FragmentType<typeof OrderReturnsFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

const TITLES: Readonly<Record<ReturnStep, string>> = {
  items: 'returns.step.items',
  reasons: 'returns.step.reasons',
  resolution: 'returns.step.resolution',
};

/**
 * Requests a return in three steps. The step is in the address, so that the browser's back button goes one step back and loses
 * nothing.
 */
export function ReturnForm({ order: masked, accessToken }: ReturnFormProps) {
  const order = readFragment(OrderReturnsFragment, masked);
  const { number, market, returnOptions } = order;
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const heading = useRef<HTMLHeadingElement>(null);
  const productIds = order.lines.map(({ productId }) => productId);
  const step = shownStep(query.get('step'), draft, productIds);
  const before = useRef(step);

  // Read after hydration: the first rendering has to equal the server's.
  useEffect(() => setDraft(readReturnDraft(getSessionStorage(), number)), [number]);

  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);

  function change(more: Partial<ReturnDraft>): void {
    const next = { ...draft, ...more };
    setDraft(next);
    keepReturnDraft(getSessionStorage(), number, next);
  }

  if (!isRequestable(returnOptions)) {
    return (
      <styled.div display="grid" gap="5" justifyItems="start">
        <p>
          <FormattedMessage id="returns.notPossible" />
        </p>
        <LinkButton to={orderUrl(number, accessToken !== null)}>
          <FormattedMessage id="returns.toOrder" />
        </LinkButton>
      </styled.div>
    );
  }
  const goTo = (next: ReturnStep) => setQuery({ step: next });
  const content = { order, draft, change };
  return (
    <styled.div display="grid" gap="6" maxWidth="text">
      <ReturnRule market={market} fee={returnOptions.changeOfMind.fee} />
      <styled.h2 ref={heading} tabIndex={-1} fontSize="xl" fontWeight="semibold">
        <FormattedMessage
          id="returns.stepOf"
          values={{ step: RETURN_STEPS.indexOf(step) + 1, count: RETURN_STEPS.length }}
        />{' '}
        <FormattedMessage id={TITLES[step]} />
      </styled.h2>
      {step === 'items' ? (
        <ItemsStep {...content} onNext={() => goTo('reasons')} />
      ) : step === 'reasons' ? (
        <ReasonsStep
          {...content}
          accessToken={accessToken}
          onBack={() => goTo('items')}
          onNext={() => goTo('resolution')}
        />
      ) : (
        <ResolutionStep {...content} accessToken={accessToken} onBack={() => goTo('reasons')} />
      )}
    </styled.div>
  );
}
