import { chakra, Dialog, Grid, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptChoice } from '../../../app/use-kept-choice.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { toaster } from '../../../components/toaster.ts';
import type { ShipOrderInput } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { PreviewEmail } from '../../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../../emails/use-email-previews.ts';
import { useShipOrders } from '../bulk/bulk-mutations.ts';
import { Overtaken } from '../status/Overtaken.tsx';
import { LeavingUnits } from './LeavingUnits.tsx';
import { allOpen, isPart, openLinesOf, toUnits } from './leaving-units.ts';
import { emptyParcels, filledParcels, findParcelProblem, type ParcelDraft, parseCarrier } from './parcel-draft.ts';
import { ShipFields } from './ShipFields.tsx';

const ShipDialogFragment = graphql(`
  fragment ShipDialog_Order on Order {
    number
    market
    status
    email
    lines { id productId title fulfilment { open } }
    fulfilments { id }
    tracking { trackingNumber }
    shipment {
      boxes { carrier trackingNumber admin { labelUrl } }
    }
    payment { status outstandingAmount { amount currency } }
  }
`);

interface ShipDialogProps {
  readonly order: FragmentType<typeof ShipDialogFragment>;
  readonly onClose: () => void;
  /** `isUndoable`: can be undone for some seconds; no email is sent until then. `isPart`: some units have not shipped. */
  readonly onDone: (done: { readonly isUndoable: boolean; readonly isPart: boolean }) => void;
}

type Problem = { readonly field: 'lines' | 'parcels'; readonly text: string; readonly row?: number };

/** Ships an order or a part of it: chooses the parcels, and when the rest follows. */
export function ShipDialog({ order: ref, onClose, onDone }: ShipDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const order = readFragment(ShipDialogFragment, ref);
  const { number: orderNumber, market, payment } = order;
  const { ship, busy } = useShipOrders(market, t('orders.action.failed'));
  const previews = useEmailPreviews();
  // The order when the dialog opened: the live feed may change it meanwhile, and the server then rejects the change.
  const [seen] = useState({ status: order.status, count: order.fulfilments.length, lines: openLinesOf(order.lines) });
  const [usualCarrier, keepCarrier] = useKeptChoice(`carrier.${market}`, (kept) => parseCarrier(market, kept));
  const [quantities, setQuantities] = useState(() => allOpen(seen.lines));
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>(() => {
    const units = seen.lines.reduce((sum, { open }) => sum + open, 0);
    return emptyParcels(units, { boxes: order.shipment?.boxes ?? [], sent: order.tracking, usualCarrier });
  });
  const [restOn, setRestOn] = useState('');
  const [isUnpaidAccepted, setUnpaidAccepted] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // While the mutation runs, the live feed may already show its result.
  const [sent, setSent] = useState(false);
  const isOvertaken = !sent && (order.status !== seen.status || order.fulfilments.length !== seen.count);
  const hasRest = isPart(seen.lines, quantities);
  const isDivisible = seen.lines.reduce((sum, { open }) => sum + open, 0) > 1;
  const outstanding = payment.outstandingAmount;

  function findProblem(): Problem | null {
    const units = toUnits(seen.lines, quantities);
    if (!units) return { field: 'lines', text: message('fulfilment.notOpen', language) };
    if (units.length === 0) return { field: 'lines', text: message('fulfilment.lineRequired', language) };
    const wrong = findParcelProblem(parcels, language);
    return wrong && { field: 'parcels', ...wrong };
  }

  /** Reads the shipment from the form; null if validation failed, in which case the form shows the errors. */
  function readRow(): ShipOrderInput | null {
    const wrong = findProblem();
    flushSync(() => setProblem(wrong));
    if (wrong) focusFirstError(form.current);
    if (wrong) return null;
    return {
      orderNumber,
      parcels: filledParcels(parcels),
      lines: hasRest ? toUnits(seen.lines, quantities) : null,
      expectedFulfilments: seen.count,
      restExpectedOn: (hasRest && restOn) || null,
      isUnpaidAccepted,
    };
  }

  async function preview() {
    const row = readRow();
    return row && previews.previewShipping(market, row);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const row = busy ? null : readRow();
    if (!row) return;
    setSent(true);
    const [answer] = await ship([row]);
    if (answer?.outcome === 'DONE') {
      keepCarrier(row.parcels?.[0]?.carrier ?? null);
      if (hasRest) toaster.create({ title: t('orders.fulfilment.left') });
      return onDone({ isUndoable: answer.isUndoable, isPart: hasRest });
    }
    setRefusal(answer?.message ?? t('orders.action.failed'));
    setSent(false);
  }

  return (
    <ModalDialog title={t('orders.dialog.ship.title')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <Grid gap="2">
          <p>{t('orders.dialog.order', { number: orderNumber })}</p>
          {hasRest ? null : <p>{t('orders.dialog.ship.closes')}</p>}
          {payment.status === 'AUTHORISED' ? <p>{t('orders.dialog.ship.captures')}</p> : null}
          <Text color="fg.muted">{t('orders.dialog.email', { email: order.email })}</Text>
        </Grid>
        {isOvertaken ? (
          <Overtaken status={order.status} message={refusal ?? undefined} />
        ) : (
          <>
            <ShipFields
              parcels={parcels}
              problem={problem?.field === 'parcels' ? problem : null}
              market={market}
              hasChoice={hasRest}
              onChange={setParcels}
            />
            {isDivisible ? (
              <LeavingUnits
                market={market}
                lines={seen.lines}
                quantities={quantities}
                restOn={restOn}
                error={problem?.field === 'lines' ? problem.text : null}
                onQuantities={setQuantities}
                onRestOn={setRestOn}
              />
            ) : null}
            {outstanding.amount > 0 ? (
              <>
                <Text color="fg.error">
                  {t('orders.dialog.ship.unpaid', { amount: formatMoney(outstanding, { place: 'order' }) })}
                </Text>
                <TickBox
                  label={t('orders.dialog.ship.acceptUnpaid')}
                  checked={isUnpaidAccepted}
                  onChange={setUnpaidAccepted}
                />
              </>
            ) : null}
            {refusal ? <ErrorAlert>{refusal}</ErrorAlert> : null}
          </>
        )}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t(isOvertaken ? 'orders.dialog.close' : 'orders.dialog.back')}
          </Button>
          {isOvertaken ? null : (
            <>
              <PreviewEmail ask={preview} onProblem={setRefusal} />
              <Button type="submit" loading={busy}>
                {t('orders.dialog.ship.submit')}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
