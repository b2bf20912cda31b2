import { Alert, chakra, Flex, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import type { ParcelPlace } from '@eunbit/schema/shipping-rows';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useKeptChoice } from '../../../app/use-kept-choice.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ReasonList } from '../../../components/ReasonList.tsx';
import { toaster } from '../../../components/toaster.ts';
import { useLatest } from '../../../components/use-latest.ts';
import { shippingUrl } from '../../../urls/orders.urls.ts';
import { useShipOrders } from '../bulk/bulk-mutations.ts';
import type { BulkAnswer } from '../bulk/use-bulk-answers.ts';
import { BulkResults } from '../list/BulkResults.tsx';
import { useUndo } from '../undo/undo-context.ts';
import { CarrierFiles } from './CarrierFiles.tsx';
import { type ParcelDraft, parseCarrier } from './parcel-draft.ts';
import { ShippingTable } from './ShippingTable.tsx';
import type { TrackingFile } from './send-tracking-file.ts';
import {
  countBlankRows,
  findNextPlace,
  findParcelProblems,
  type ParcelProblem,
  type RowDraft,
  toPlaceKey,
  toShipment,
  withFileNumbers,
  withoutBlankRows,
  withParcel,
  withParcelCount,
  withPastedColumn,
} from './shipping-draft.ts';
import { type OrderToShipRef, toTable, type Unshippable } from './to-table.ts';
import { useShippingDraft, useUsedNumbers } from './use-shipping-draft.ts';

interface BulkShippingFormProps {
  readonly market: Market;
  readonly orders: readonly OrderToShipRef[];
  /** The orders in the address; null if the address has none. */
  readonly named: readonly string[] | null;
  readonly onChanged: () => void;
}

function readPlace(key: string): ParcelPlace {
  const [row, parcel] = key.split('.').map(Number) as [number, number];
  return { row, parcel };
}

/** The shipping table with its form. Nothing is sent until all selected rows are valid. */
export function BulkShippingForm({ market, orders: refs, named, onChanged }: BulkShippingFormProps) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [usualCarrier, keepCarrier] = useKeptChoice(`carrier.${market}`, (kept) => parseCarrier(market, kept));
  const table = useMemo(() => toTable(refs, usualCarrier), [refs, usualCarrier]);
  const draft = useShippingDraft(market, table.rows);
  const { rows, change } = draft;
  const { used, check } = useUsedNumbers();
  const { batches } = useUndo();
  const { ship, busy } = useShipOrders(market, t('orders.bulk.noAnswer'));
  const [focused, setFocused] = useState<string | null>(null);
  const [isMissingShown, showMissing] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [answers, setAnswers] = useState<readonly BulkAnswer[]>([]);

  const problems = findParcelProblems(rows, { used, destinations: table.destinations });
  const toText = (problem: ParcelProblem) =>
    'key' in problem ? message(problem.key, language) : t('orders.shipping.usedBy', { order: problem.usedBy });
  const shown = new Map(
    [...problems]
      .filter(([place, problem]) =>
        'key' in problem && problem.key === 'tracking.required' ? isMissingShown : place !== focused,
      )
      .map(([place, problem]) => [place, toText(problem)]),
  );
  const chosen = rows.filter(({ isLeftOut }) => !isLeftOut).length;
  const blank = countBlankRows(rows);
  const wrong = new Set([...problems.keys()].map((place) => readPlace(place).row)).size - blank;
  const ready = chosen - blank - wrong;
  const undoable = new Set(batches.flatMap(({ changes }) => changes.map(({ orderNumber }) => orderNumber)));
  const present = new Set(table.rows.map(({ orderNumber }) => orderNumber));
  // An order that is back in the table was undone, so its result no longer applies.
  const results = answers
    .filter(({ orderNumber, outcome }) => outcome !== 'DONE' || !present.has(orderNumber))
    .map((answer) => ({ ...answer, isUndoable: undoable.has(answer.orderNumber) }));
  const done = new Set(results.filter(({ outcome }) => outcome === 'DONE').map(({ orderNumber }) => orderNumber));
  const isUndoable = results.some((result) => result.isUndoable);

  const goOnWithOthers = useEffectEvent(() => {
    draft.forget(done);
    onChanged();
  });
  useEffect(
    // Input is kept as long as the orders can come back by an undo.
    function endShipping() {
      if (answers.length > 0 && !isUndoable) goOnWithOthers();
    },
    [answers, isUndoable],
  );

  function focusPlace(place: ParcelPlace) {
    form.current?.querySelector<HTMLInputElement>(`[data-place="${toPlaceKey(place)}"]`)?.focus();
  }

  const changeParcel = useLatest((place: string, part: { carrier?: Carrier | ''; trackingNumber?: string }) => {
    if (part.carrier) keepCarrier(part.carrier);
    change(withParcel(rows, readPlace(place), part));
  });
  const goOn = useLatest((place: string) => {
    const next = findNextPlace(rows, readPlace(place));
    if (next) focusPlace(next);
    else form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  });
  const paste = useLatest((place: string, column: string) => {
    const pasted = withPastedColumn(rows, readPlace(place), column);
    change(pasted.rows);
    void check(pasted.rows);
    if (pasted.left > 0) toaster.create({ title: t('orders.shipping.pastedLeft', { count: pasted.left }) });
  });
  const follow = useLatest((place: string | null) => {
    setFocused(place);
    if (place === null) void check(rows);
  });

  const leaveOut = useLatest((row: number, isLeftOut: boolean) =>
    change(rows.map((one, index) => (index === row ? { ...one, isLeftOut } : one))),
  );
  const changeCount = useLatest((row: number, count: number) => change(withParcelCount(rows, row, count)));
  const events = useMemo(
    () => ({
      onChange: changeParcel,
      onEnter: goOn,
      onPaste: paste,
      onFocus: follow,
      onLeaveOut: leaveOut,
      onParcelCount: changeCount,
    }),
    [changeParcel, goOn, paste, follow, leaveOut, changeCount],
  );

  function changeCarrier(carrier: Carrier | null) {
    if (!carrier) return;
    keepCarrier(carrier);
    const ofCarrier = (parcel: ParcelDraft) => (parcel.isLabel ? parcel : { ...parcel, carrier });
    change(rows.map((row) => ({ ...row, parcels: row.parcels.map(ofCarrier) })));
  }

  function takeNumbers({ orders }: TrackingFile) {
    const others = orders.filter(({ orderNumber }) => !present.has(orderNumber));
    const added = others.map(({ orderNumber, parcels }): RowDraft => ({ orderNumber, isLeftOut: false, parcels }));
    const filled = withFileNumbers(rows, orders);
    change([...filled, ...added]);
    void check(filled);
    if (others.length === 0) return;
    const numbers = [...(named ?? present), ...others.map(({ orderNumber }) => orderNumber)];
    void navigate(shippingUrl(market, numbers.slice(0, MAXIMUM_ORDERS_AT_ONCE)), { replace: true });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isChecking || chosen === 0) return;
    setChecking(true);
    const known = { used: await check(rows), destinations: table.destinations };
    // Rows without a number are left for later, as the button says; if all rows lack one, the missing numbers are the error.
    const leaving = ready > 0 ? withoutBlankRows(rows) : rows;
    const isRight = findParcelProblems(leaving, known).size === 0;
    flushSync(() => {
      setChecking(false);
      showMissing(!isRight);
    });
    if (!isRight) return focusFirstError(form.current);
    setAnswers(await ship(toShipment(leaving)));
  }

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <CarrierFiles
        market={market}
        numbers={rows.map(({ orderNumber }) => orderNumber)}
        orders={table.orders}
        carrier={usualCarrier}
        onCarrier={changeCarrier}
        onRead={takeNumbers}
      />
      {results.length > 0 ? <BulkResults answers={results} /> : null}
      <UnshippableOrders orders={table.unshippable.filter(({ orderNumber }) => !done.has(orderNumber))} />
      {rows.length > 0 ? (
        <ShippingTable market={market} rows={rows} orders={table.orders} problems={shown} busy={busy} events={events} />
      ) : null}
      {rows.length > 0 ? (
        <Flex
          position="sticky"
          bottom="0"
          zIndex="docked"
          wrap="wrap"
          justify="flex-end"
          align="center"
          gap="3"
          py="3"
          bg="bg.subtle"
          borderTopWidth="1px"
        >
          <Span role="status" marginEnd="auto" color={wrong > 0 ? 'fg.error' : 'fg.muted'}>
            {t('orders.shipping.state', { ready, chosen, wrong, blank })}
          </Span>
          {blank > 0 && blank < rows.length ? (
            <Button variant="outline" onClick={() => change(withoutBlankRows(rows))}>
              {t('orders.shipping.leaveOutBlank', { count: blank })}
            </Button>
          ) : null}
          <Button type="submit" loading={busy || isChecking} disabled={chosen === 0}>
            {t(ready > 0 && ready < chosen ? 'orders.shipping.submitSome' : 'orders.shipping.submit', {
              ready,
              count: chosen,
            })}
          </Button>
        </Flex>
      ) : null}
    </chakra.form>
  );
}

/** Requested orders that cannot be shipped, with the reasons. */
function UnshippableOrders({ orders }: { orders: readonly Unshippable[] }) {
  const t = useText();
  if (orders.length === 0) return null;
  function describe(reason: Unshippable['reason']): string {
    return typeof reason === 'string' ? reason : t(`orders.status.${reason.status}`);
  }
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>{t('orders.shipping.unshippable', { count: orders.length })}</Alert.Title>
        <ReasonList
          reasons={orders.map(({ orderNumber, reason }) => ({ name: orderNumber, reason: describe(reason) }))}
        />
      </Alert.Content>
    </Alert.Root>
  );
}
