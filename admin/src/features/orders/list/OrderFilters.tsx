import { chakra, Field, Flex, Input } from '@chakra-ui/react';
import { PaymentMethod } from '@eunbit/schema/checkout';
import { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import { CustomerKind, isFiltered, MAXIMUM_STAFF_SEARCH_LENGTH, type OrderFilter } from '@eunbit/schema/order-list';
import { PaymentSummary } from '@eunbit/schema/payment-status';
import type { FormEvent, ReactNode } from 'react';
import { BESIDE_FIELD } from '../../../app/touch.ts';
import { useText } from '../../../app/use-text.ts';
import { useViewChange } from '../../../app/use-view-change.ts';
import { useViewer } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { DateControl } from '../../../components/DateControl.tsx';
import { SelectControl } from '../../../components/SelectControl.tsx';
import { summaryChoice } from '../../../labels/payment-summary.ts';
import { type OrderListView, orderListUrl, orderListView, ordersCsvUrl } from '../../../urls/orders.urls.ts';
import { ListFileLinks } from '../../session/ListFileLinks.tsx';
import { useColleagues } from '../detail/collaboration/use-colleagues.ts';
import { useOrderTags } from '../detail/collaboration/use-order-tags.ts';

/** Filters of the list, held in the address, and the download links. */
export function OrderFilters({ market, view }: { market: Market; view: OrderListView }) {
  const t = useText();
  const changeView = useViewChange({ read: orderListView, buildUrl: (changed) => orderListUrl(market, changed) });
  const { filter } = view;
  const viewer = useViewer();
  const colleagues = useColleagues();
  const used = useOrderTags(market);
  const tags = filter.tag === null || used.includes(filter.tag) ? used : [filter.tag, ...used];
  const change = (part: Partial<OrderFilter>) =>
    changeView((now) => ({ ...now, filter: { ...now.filter, ...part }, trail: [] }));

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    change({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  }

  return (
    <Flex wrap="wrap" align="flex-end" gap="3" mb="4">
      <chakra.form role="search" onSubmit={search} display="flex" alignItems="flex-end" gap="2" flex="1 1 18rem">
        <FilterField label={t('orders.filter.search')} grow>
          <Input
            size="sm"
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
        </FilterField>
        <Button type="submit" size="sm" variant="subtle" css={BESIDE_FIELD}>
          {t('orders.filter.find')}
        </Button>
      </chakra.form>
      <ChoiceFilter
        label={t('orders.filter.customer')}
        value={filter.customerKind}
        choices={Object.values(CustomerKind).map((kind) => [kind, t(`orders.customer.${kind}`)])}
        onChange={(customerKind) => change({ customerKind })}
      />
      <ChoiceFilter
        label={t('orders.filter.payment')}
        value={filter.paymentMethod}
        choices={Object.values(PaymentMethod).map((method) => [method, t(`orders.payment.${method}`)])}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <ChoiceFilter
        label={t('orders.filter.paid')}
        value={filter.paymentSummary}
        choices={Object.values(PaymentSummary).map((summary) => [summary, t(summaryChoice(summary))])}
        onChange={(paymentSummary) => change({ paymentSummary })}
      />
      <ChoiceFilter
        label={t('orders.filter.fulfilment')}
        value={filter.fulfilmentStatus}
        choices={Object.values(FulfilmentStatus).map((status) => [status, t(`orders.fulfilment.${status}`)])}
        onChange={(fulfilmentStatus) => change({ fulfilmentStatus })}
      />
      <ChoiceFilter
        label={t('orders.collaboration.assignee')}
        value={filter.assigneeId}
        choices={[
          [viewer.id, t('orders.filter.mine')],
          ...colleagues.filter(({ id }) => id !== viewer.id).map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(assigneeId) => change({ assigneeId })}
      />
      {tags.length > 0 ? (
        <ChoiceFilter
          label={t('orders.filter.tag')}
          value={filter.tag}
          choices={tags.map((tag) => [tag, `#${tag}`])}
          onChange={(tag) => change({ tag })}
        />
      ) : null}
      <Flex gap="3" flex={{ base: '1 1 100%', md: 'none' }}>
        <DayFilter
          label={t('orders.filter.from')}
          value={filter.from}
          max={filter.to}
          onChange={(from) => change({ from })}
        />
        <DayFilter
          label={t('orders.filter.to')}
          value={filter.to}
          min={filter.from}
          onChange={(to) => change({ to })}
        />
      </Flex>
      {isFiltered(filter) ? (
        <ButtonLink
          size="sm"
          variant="plain"
          css={BESIDE_FIELD}
          to={orderListUrl(market, { ...view, filter: {}, trail: [] })}
        >
          {t('orders.filter.clear')}
        </ButtonLink>
      ) : null}
      <ListFileLinks css={BESIDE_FIELD} href={ordersCsvUrl(market, view)}>
        {t('orders.filter.file')}
      </ListFileLinks>
    </Flex>
  );
}

interface ChoiceFilterProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T | null) => void;
}

function ChoiceFilter<T extends string>({ label, value, choices, onChange }: ChoiceFilterProps<T>) {
  const t = useText();
  return (
    <FilterField label={label}>
      <SelectControl
        size="sm"
        value={value ?? ''}
        onChange={(event) => onChange(choices.find(([choice]) => choice === event.target.value)?.[0] ?? null)}
      >
        <option value="">{t('orders.filter.any')}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </SelectControl>
    </FilterField>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One end of a date range. Typed text takes effect on Enter or when the field loses the focus. */
function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  return (
    <FilterField label={label}>
      <DateControl
        // An incomplete day is not a date: the list changes once it is complete, and until then the field keeps its text.
        key={value}
        day={value}
        min={min}
        max={max}
        size="sm"
        width={{ base: 'full', md: '10rem' }}
        defaultValue={value ?? ''}
        onPick={onChange}
        onBlur={(event) => {
          const day = event.target.value || null;
          if (day !== value) onChange(day);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </FilterField>
  );
}

interface FilterFieldProps {
  readonly label: string;
  readonly grow?: boolean;
  /** The form control. */
  readonly children: ReactNode;
}

const TWO_TO_A_ROW_ON_PHONES = { base: '1 1 9rem', md: 'none' };

/** A filter above the list with a small label. */
function FilterField({ label, grow = false, children }: FilterFieldProps) {
  return (
    <Field.Root width="auto" gap="1" flex={grow ? '1' : TWO_TO_A_ROW_ON_PHONES}>
      <Field.Label fontSize="xs" color="fg.muted">
        {label}
      </Field.Label>
      {children}
    </Field.Root>
  );
}
