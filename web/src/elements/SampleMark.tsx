import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

/** Stands after what is made up until the owner of the shop fills it in. Production shows nothing of the kind (STORE-19). */
export function SampleMark() {
  return (
    <styled.small ms="1" px="1" borderWidth="1px" borderRadius="sm" whiteSpace="nowrap">
      <FormattedMessage id="app.sample" />
    </styled.small>
  );
}
