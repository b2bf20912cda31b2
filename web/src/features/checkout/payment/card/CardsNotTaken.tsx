import { FormattedMessage } from 'react-intl';
import { ErrorAlert } from '../../../../elements/ErrorAlert.tsx';

/** Replaces the card form if the shop accepts no cards, for instance for a link from the time when it did. */
export function CardsNotTaken() {
  return (
    <ErrorAlert>
      <FormattedMessage id="checkout.noCards" />
    </ErrorAlert>
  );
}
