import { MAXIMUM_ORDER_SEARCH_LENGTH, type OrderPeriod } from '@eunbit/schema/order';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { SelectField, TextField } from '../../../elements/FormField.tsx';
import { buildQuery, type OrdersView, readPeriod, toPeriodName } from './orders-address.ts';

const PERIOD_TEXTS: Readonly<Record<OrderPeriod, string>> = {
  ALL: 'order.period.all',
  THIS_YEAR: 'order.period.year',
  THIS_MONTH: 'order.period.month',
};

/** Period and search text. Both are in the address, also without scripts; a change opens the first page. */
export function OrderFilters({ view, pathname }: { view: OrdersView; pathname: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [search, setSearch] = useState(view.search);
  const showOrders = (change: Partial<OrdersView>) =>
    void navigate(`${pathname}${buildQuery({ ...view, search, page: 1, ...change })}`);
  return (
    <styled.form
      role="search"
      action={pathname}
      aria-label={intl.formatMessage({ id: 'order.filters' })}
      onSubmit={(event) => {
        event.preventDefault();
        showOrders({});
      }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr) auto' }}
      gap="4"
      alignItems="end"
      mb="6"
    >
      <SelectField
        label={<FormattedMessage id="order.period" />}
        name="period"
        value={toPeriodName(view.period)}
        onChange={(event) => showOrders({ period: readPeriod(event.currentTarget.value) })}
      >
        {Object.entries(PERIOD_TEXTS).map(([period, id]) => (
          <option key={period} value={toPeriodName(period as OrderPeriod)}>
            {intl.formatMessage({ id })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<FormattedMessage id="order.search" />}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={MAXIMUM_ORDER_SEARCH_LENGTH}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline" minH="12">
        <FormattedMessage id="order.searchButton" />
      </Button>
    </styled.form>
  );
}
