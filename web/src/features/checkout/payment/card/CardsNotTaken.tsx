import { FormattedMessage } from 'react-intl';
import { ErrorAlert } from '../../../../elements/ErrorAlert.tsx';

/** Where a card was to be taken and the shop takes none, as for a link of a time when it did. */
export function CardsNotTaken() {
  return (
    <ErrorAlert>
      <FormattedMessage id="checkout.noCards" />
    </ErrorAlert>
  );
}
