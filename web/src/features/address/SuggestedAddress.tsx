import type { AddressFields } from '@eunbit/schema/address';
import { addressLine } from '@eunbit/schema/postal-address';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

interface SuggestedAddressProps {
  readonly typed: AddressFields;
  readonly suggestion: AddressFields;
  readonly busy: boolean;
  readonly onUse: () => void;
  readonly onKeep: () => void;
}

/** Shown if the postal service spells the address differently: the buyer accepts its spelling or keeps their own. */
export function SuggestedAddress({ typed, suggestion, busy, onUse, onKeep }: SuggestedAddressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below the pressed button; the focus moves here for screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <styled.section
      aria-labelledby="suggested-address"
      display="grid"
      gap="3"
      p={{ base: '4', md: '5' }}
      bg="bg.tint"
      borderWidth="1px"
      borderColor="purple.600"
      borderRadius="lg"
    >
      <styled.h2 id="suggested-address" ref={heading} tabIndex={-1} fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="address.suggestion.title" />
      </styled.h2>
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="address.suggestion.note" />
      </styled.p>
      <Choice type="button" onClick={onUse} aria-disabled={busy || undefined}>
        <styled.span fontWeight="semibold">
          <FormattedMessage id="address.suggestion.use" />
        </styled.span>
        <span>{addressLine(suggestion, 'US')}</span>
      </Choice>
      <Choice type="button" onClick={onKeep} aria-disabled={busy || undefined}>
        <styled.span fontWeight="semibold">
          <FormattedMessage id="address.suggestion.keep" />
        </styled.span>
        <span>{addressLine(typed, 'US')}</span>
      </Choice>
    </styled.section>
  );
}

const Choice = styled('button', {
  base: {
    display: 'grid',
    gap: '1',
    width: 'full',
    minH: '14',
    px: '4',
    py: '3',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'gray.500',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { borderColor: 'purple.600' },
  },
});
