import { isMarket, type Market } from '@eunbit/schema/market';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';

const STORES: readonly { market: Market; nameKey: string }[] = [
  { market: 'KR', nameKey: 'store.korea' },
  { market: 'US', nameKey: 'store.unitedStates' },
];

/** The store as a small select. */
export function StoreSelect() {
  const intl = useIntl();
  const { market, switchTo } = useSettings();
  return (
    <styled.select
      aria-label={intl.formatMessage({ id: 'store.choose' })}
      value={market}
      onChange={({ target }) => {
        if (isMarket(target.value)) void switchTo({ market: target.value });
      }}
      px="2"
      minHeight="9"
      fontSize="sm"
      fontWeight="medium"
      bg="transparent"
      borderRadius="md"
      cursor="pointer"
    >
      {STORES.map((store) => (
        <option key={store.market} value={store.market}>
          {intl.formatMessage({ id: store.nameKey })}
        </option>
      ))}
    </styled.select>
  );
}

/** The store as two buttons side by side. */
export function StoreSwitch() {
  const { market, switchTo } = useSettings();
  return (
    <styled.div display="inline-flex" p="1" gap="1" borderRadius="full" borderWidth="1px" borderColor="currentColor">
      {STORES.map((store) => (
        <styled.button
          key={store.market}
          type="button"
          aria-pressed={store.market === market}
          onClick={() => void switchTo({ market: store.market })}
          px="4"
          minHeight="9"
          borderRadius="full"
          fontSize="sm"
          cursor="pointer"
          _pressed={{ bg: 'purple.200', color: 'gray.800', fontWeight: 'semibold' }}
        >
          <FormattedMessage id={store.nameKey} />
        </styled.button>
      ))}
    </styled.div>
  );
}
