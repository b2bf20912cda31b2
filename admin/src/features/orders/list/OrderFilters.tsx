import { chakra } from '@chakra-ui/react/styled-system';
import { PaymentMethod } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { CustomerKind, isFiltered, MAXIMUM_STAFF_SEARCH_LENGTH, type OrderFilter } from '@eunbit/schema/order-list';
import { Button } from '@eunbit/ui/Button.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../../app/use-text.ts';
import { useViewChange } from '../../../app/use-view-change.ts';
import { ButtonAnchor, ButtonLink } from '../../../components/ButtonLink.tsx';
import { CUSTOMER_TEXT, PAYMENT_METHOD_TEXT } from '../../../labels/order-texts.ts';
import { type OrderListView, orderListUrl, orderListView, ordersCsvUrl } from '../../../urls/orders.urls.ts';

const Input = chakra('input', inputRecipe);
const Select = chakra('select', inputRecipe);
const COMPACT = { minH: '10', py: '1', px: '3', fontSize: 'sm' } as const;

/** Filters of the list, held in the address, and the download of the result. */
export function OrderFilters({ market, view }: { market: Market; view: OrderListView }) {
  const t = useText();
  const changeView = useViewChange({ read: orderListView, buildUrl: (changed) => orderListUrl(market, changed) });
  const { filter } = view;
  const change = (part: Partial<OrderFilter>) =>
    changeView((now) => ({ ...now, filter: { ...now.filter, ...part }, trail: [] }));

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    change({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  }

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" mb="4">
      <chakra.form role="search" onSubmit={search} display="flex" alignItems="flex-end" gap="2" flex="1 1 18rem">
        <Labelled text={t('orders.filter.search')} grow>
          {(id) => (
            <Input
              {...COMPACT}
              id={id}
              // The text is reset when the list changes and when the search is cleared elsewhere.
              key={`${market} ${filter.search}`}
              type="search"
              name="search"
              data-list-search
              autoComplete="off"
              maxLength={MAXIMUM_STAFF_SEARCH_LENGTH}
              placeholder={t('orders.filter.searchHint')}
              defaultValue={filter.search}
            />
          )}
        </Labelled>
        <Button type="submit" size="sm" variant="subtle" minH="10">
          {t('orders.filter.find')}
        </Button>
      </chakra.form>
      <Choice
        text={t('orders.filter.customer')}
        value={filter.customerKind}
        choices={Object.values(CustomerKind).map((kind) => [kind, t(CUSTOMER_TEXT[kind])])}
        onChange={(customerKind) => change({ customerKind })}
      />
      <Choice
        text={t('orders.filter.payment')}
        value={filter.paymentMethod}
        choices={Object.values(PaymentMethod).map((method) => [method, t(PAYMENT_METHOD_TEXT[method])])}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <Day text={t('orders.filter.from')} value={filter.from} max={filter.to} onChange={(from) => change({ from })} />
      <Day text={t('orders.filter.to')} value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
      {isFiltered(filter) ? (
        <ButtonLink size="sm" variant="plain" minH="10" to={orderListUrl(market, { ...view, filter: {}, trail: [] })}>
          {t('orders.filter.clear')}
        </ButtonLink>
      ) : null}
      <ButtonAnchor size="sm" variant="outline" minH="10" href={ordersCsvUrl(market, view)} download>
        {t('orders.filter.file')}
      </ButtonAnchor>
    </chakra.div>
  );
}

interface LabelledProps {
  readonly text: string;
  readonly grow?: boolean;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ text, grow = false, children }: LabelledProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" {...(grow ? { flex: '1' } : {})}>
      <chakra.label htmlFor={id} fontSize="xs" fontWeight="semibold" color="fg.muted">
        {text}
      </chakra.label>
      {children(id)}
    </chakra.div>
  );
}

interface ChoiceProps<T extends string> {
  readonly text: string;
  readonly value: T | null;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T | null) => void;
}

function Choice<T extends string>({ text, value, choices, onChange }: ChoiceProps<T>) {
  const t = useText();
  return (
    <Labelled text={text}>
      {(id) => (
        <Select
          {...COMPACT}
          id={id}
          width="auto"
          appearance="auto"
          value={value ?? ''}
          onChange={(event) => onChange(choices.find(([choice]) => choice === event.target.value)?.[0] ?? null)}
        >
          <option value="">{t('orders.filter.any')}</option>
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

interface DayProps {
  readonly text: string;
  readonly value: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onChange: (value: string | null) => void;
}

function Day({ text, value, min, max, onChange }: DayProps) {
  return (
    <Labelled text={text}>
      {(id) => (
        <Input
          {...COMPACT}
          id={id}
          // An incomplete day is no date: the list changes once it is complete, and the field keeps its text.
          key={value}
          type="date"
          width="10rem"
          min={min ?? undefined}
          max={max ?? undefined}
          defaultValue={value ?? ''}
          onBlur={(event) => {
            const day = event.target.value || null;
            if (day !== value) onChange(day);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      )}
    </Labelled>
  );
}
