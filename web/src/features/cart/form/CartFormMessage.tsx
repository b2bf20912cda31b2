import type { CartFormOutcome } from '@eunbit/schema/cart-form';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { COOKIES_NEEDED } from '../../../app/cookies-needed.ts';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { useCartFormOutcome } from '../use-cart-form-outcome.ts';

/** An added product needs no message: it is in the list. */
const TEXTS: Readonly<Record<Exclude<CartFormOutcome['code'], 'ADDED' | 'COOKIES_NEEDED'>, string>> = {
  QUANTITY_CAPPED: 'cart.formCapped',
  OUT_OF_STOCK: 'cart.formSoldOut',
  PRODUCT_STOPPED: 'cart.formStopped',
  PRODUCT_NOT_FOUND: 'cart.formFailed',
  VALIDATION: 'cart.formFailed',
  TOO_MANY_REQUESTS: 'cart.formTooMany',
};

/** The failure of a form that was submitted without scripts. */
export function CartFormMessage() {
  const outcome = useCartFormOutcome();
  const language = useLanguage();
  if (!outcome || outcome.code === 'ADDED') return null;
  return (
    <ErrorAlert>
      {outcome.code === 'COOKIES_NEEDED' ? (
        COOKIES_NEEDED[language]
      ) : (
        <FormattedMessage id={TEXTS[outcome.code]} values={{ n: outcome.maximumQuantity }} />
      )}
    </ErrorAlert>
  );
}
