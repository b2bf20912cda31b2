import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

/** Marks made-up facts until the shop owner replaces them. Production shows no such facts (STORE-19). */
export function SampleMark() {
  return (
    <styled.small ms="1" px="1" borderWidth="1px" borderRadius="sm" whiteSpace="nowrap">
      <FormattedMessage id="app.sample" />
    </styled.small>
  );
}
