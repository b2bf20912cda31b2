import type { Market } from '@eunbit/schema/market';
import { KOREAN_POLICY, STORE_POLICY } from '@eunbit/schema/store-policy';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ChevronDownIcon } from '../../../../elements/icons.tsx';
import { TERMS, type TermId } from './terms.ts';

/** Periods in the terms, in days; only the Korean terms contain one for returns. */
const TERM_VALUES = {
  unpaidCancelDays: KOREAN_POLICY.unpaidCancelDays,
  returnDays: STORE_POLICY.KR.returnDays,
};

interface TermsAgreementProps {
  readonly market: Market;
  readonly agreed: ReadonlySet<TermId>;
  readonly onChange: (agreed: ReadonlySet<TermId>) => void;
}

/** 'Agree to all' above the required items; each item opens its text. */
export function TermsAgreement({ market, agreed, onChange }: TermsAgreementProps) {
  const terms = TERMS[market];
  const isAll = terms.every(({ id }) => agreed.has(id));
  const isSome = !isAll && agreed.size > 0;

  function toggle(id: TermId): void {
    const next = new Set(agreed);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  return (
    <styled.fieldset borderWidth="1px" borderRadius="lg" overflow="hidden">
      <styled.legend srOnly>
        <FormattedMessage id="checkout.terms" />
      </styled.legend>
      <styled.div px="4" py="1" bg="bg.subtle" borderBottomWidth="1px">
        <Tick
          checked={isAll}
          mixed={isSome}
          onToggle={() => onChange(new Set(isAll ? [] : terms.map(({ id }) => id)))}
          strong
        >
          <FormattedMessage id="checkout.agreeToAll" />
        </Tick>
      </styled.div>
      {terms.map(({ id, title, text }) => (
        <styled.div key={id} px="4" py="1" position="relative">
          <Tick checked={agreed.has(id)} onToggle={() => toggle(id)}>
            <FormattedMessage id={title} />
          </Tick>
          <styled.details css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}>
            <styled.summary
              position="absolute"
              top="1"
              insetInlineEnd="2"
              display="grid"
              placeItems="center"
              boxSize="11"
              borderRadius="full"
              cursor="pointer"
              listStyle="none"
              css={{ '&::-webkit-details-marker': { display: 'none' } }}
            >
              <ChevronDownIcon boxSize="1.2em" />
              <styled.span srOnly>
                <FormattedMessage id="checkout.readTerm" />
              </styled.span>
            </styled.summary>
            <styled.p fontSize="sm" color="fg.muted" pb="3" paddingInlineStart="8" whiteSpace="pre-line">
              <FormattedMessage id={text} values={TERM_VALUES} />
            </styled.p>
          </styled.details>
        </styled.div>
      ))}
    </styled.fieldset>
  );
}

interface TickProps {
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly strong?: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Tick({ checked, mixed = false, strong = false, onToggle, children }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` exists as a property only.
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <styled.label
      display="flex"
      alignItems="center"
      gap="3"
      minH="11"
      cursor="pointer"
      py="1.5"
      paddingInlineEnd="12"
      fontWeight={strong ? 'semibold' : 'normal'}
      fontSize={strong ? 'md' : 'sm'}
    >
      <styled.input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        accentColor="purple.600"
        boxSize="5"
        flexShrink="0"
      />
      <span>{children}</span>
    </styled.label>
  );
}
