import { Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/messages';
import { formatMoney } from '@eunbit/schema/money';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useKeptChoice } from '../../../../app/use-kept-choice.ts';
import { useText } from '../../../../app/use-text.ts';
import { DateControl } from '../../../../components/DateControl.tsx';
import { FormField } from '../../../../components/FormField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { TickBox } from '../../../../components/TickBox.tsx';
import { toaster } from '../../../../components/toaster.ts';
import type { OrderFulfilments_OrderFragment } from '../../../../gql/graphql.ts';
import { ShipFields } from '../../status/ShipFields.tsx';
import {
  filledParcels,
  findParcelProblem,
  type ParcelDraft,
  type ParcelProblem,
  parseCarrier,
} from '../../status/status-draft.ts';
import { FormDialog } from '../FormDialog.tsx';
import { allOpen, isPart, type OpenLine, type Quantities, toUnits } from './fulfilment-draft.ts';
import { useFulfilments } from './use-fulfilments.ts';

interface ShipPartDialogProps {
  readonly order: OrderFulfilments_OrderFragment;
  readonly lines: readonly OpenLine[];
  readonly onClose: () => void;
}

/** Rows for parcels; those that stay empty are not sent. */
const ROWS = 2;

/** Ships some of the units that are open: which, in which parcels, and when the rest follows. */
export function ShipPartDialog({ order, lines, onClose }: ShipPartDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { create, busy } = useFulfilments(order.number);
  // The order when the dialog opened: the live feed may change it meanwhile, which the server then refuses.
  const [seen] = useState({ count: order.fulfilments.length, lines });
  const [carrier, keepCarrier] = useKeptChoice(`carrier.${order.market}`, (kept) => parseCarrier(order.market, kept));
  const [quantities, setQuantities] = useState<Quantities>(() => allOpen(lines));
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>(() =>
    Array.from({ length: ROWS }, () => ({ carrier: carrier ?? '', trackingNumber: '' })),
  );
  const [parcelProblem, setParcelProblem] = useState<ParcelProblem | null>(null);
  const [restOn, setRestOn] = useState('');
  const [isUnpaidAccepted, setUnpaidAccepted] = useState(false);
  const { outstandingAmount } = order.payment;
  const hasRest = isPart(seen.lines, quantities);

  async function save() {
    setParcelProblem(null);
    const units = toUnits(seen.lines, quantities);
    if (!units) return { field: 'lines', message: message('fulfilment.notOpen', language) };
    if (units.length === 0) return { field: 'lines', message: message('fulfilment.lineRequired', language) };
    const wrong = findParcelProblem(parcels, language);
    setParcelProblem(wrong);
    if (wrong) return { field: 'tracking', message: wrong.text };
    const tracking = filledParcels(parcels);
    const refused = await create({
      expectedFulfilments: seen.count,
      lines: units,
      tracking,
      restExpectedOn: (hasRest && restOn) || null,
      isUnpaidAccepted,
    });
    if (!refused) keepCarrier(tracking[0]?.carrier ?? null);
    return refused;
  }

  return (
    <FormDialog
      title={t('orders.fulfilment.shipPart')}
      agree={t('orders.fulfilment.shipAgree')}
      busy={busy}
      fields={['lines', 'tracking', 'restExpectedOn']}
      save={save}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('orders.fulfilment.left') });
        onClose();
      }}
    >
      {(getError) => (
        <>
          {seen.lines.map(({ productId, title, open }, index) => (
            <TextField
              key={productId}
              label={t('orders.fulfilment.quantity', { title, open })}
              inputMode="numeric"
              autoComplete="off"
              value={quantities[productId] ?? ''}
              error={index === 0 ? getError('lines') : null}
              onChange={(event) => setQuantities({ ...quantities, [productId]: event.target.value })}
            />
          ))}
          <ShipFields parcels={parcels} problem={parcelProblem} market={order.market} onChange={setParcels} />
          {hasRest ? (
            <FormField
              label={t('orders.fulfilment.rest')}
              hint={t('orders.fulfilment.restHint')}
              error={getError('restExpectedOn')}
            >
              {(control) => (
                <DateControl
                  {...control}
                  day={restOn || null}
                  min={storeDayFormat(order.market).format(new Date())}
                  value={restOn}
                  onChange={(event) => setRestOn(event.target.value)}
                  onPick={setRestOn}
                />
              )}
            </FormField>
          ) : null}
          {outstandingAmount.amount > 0 ? (
            <>
              <Text color="fg.error">
                {t('orders.dialog.ship.unpaid', { amount: formatMoney(outstandingAmount, { place: 'order' }) })}
              </Text>
              <TickBox
                label={t('orders.dialog.ship.acceptUnpaid')}
                checked={isUnpaidAccepted}
                onChange={setUnpaidAccepted}
              />
            </>
          ) : null}
          <Text color="fg.muted">{t('orders.dialog.email', { email: order.email })}</Text>
        </>
      )}
    </FormDialog>
  );
}
