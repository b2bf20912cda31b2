import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ParcelMark } from '@eunbit/schema/fulfilment';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { PlainLink } from '../../../../components/PlainLink.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { OrderFulfilments_OrderFragment } from '../../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { CorrectParcelsDialog } from './CorrectParcelsDialog.tsx';
import { useMarkParcel } from './fulfilment-mutations.ts';

const OrderFulfilmentsFragment = graphql(`
  fragment OrderFulfilments_Order on Order {
    number
    market
    email
    fulfilmentStatus
    fulfilments {
      id
      status
      shippedAt
      restExpectedOn
      items { productId title quantity }
      parcels { carrier trackingNumber url isChangeable news { status } }
    }
  }
`);

type Order = OrderFulfilments_OrderFragment;
export type Fulfilment = Order['fulfilments'][number];
type FulfilmentParcel = Fulfilment['parcels'][number];
type Opened =
  | { readonly dialog: 'correct'; readonly fulfilment: Fulfilment }
  | { readonly dialog: 'mark'; readonly fulfilment: Fulfilment; readonly parcel: FulfilmentParcel };

/** The shipped parts of an order with their parcels. Renders nothing if nothing has shipped. */
export function Fulfilments({ order: ref }: { readonly order: FragmentType<typeof OrderFulfilmentsFragment> }) {
  const t = useText();
  const order = readFragment(OrderFulfilmentsFragment, ref);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { number, market, fulfilments, fulfilmentStatus } = order;
  if (fulfilments.length === 0 && !opened) return null;
  const close = () => setOpened(null);
  return (
    <Panel title={t('orders.fulfilment.title')}>
      <Text mb="4">{t(`orders.fulfilment.${fulfilmentStatus}`)}</Text>
      {fulfilments.length > 0 ? (
        <chakra.ol listStyle="none" display="grid" gap="4" mb="4">
          {fulfilments.map((fulfilment) => (
            <Sent
              key={fulfilment.id}
              fulfilment={fulfilment}
              onCorrect={() => setOpened({ dialog: 'correct', fulfilment })}
              onMark={(parcel) => setOpened({ dialog: 'mark', fulfilment, parcel })}
            />
          ))}
        </chakra.ol>
      ) : null}
      {opened?.dialog === 'correct' ? (
        <CorrectParcelsDialog
          orderNumber={number}
          market={market}
          email={order.email}
          fulfilment={opened.fulfilment}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'mark' ? (
        <MarkParcelDialog
          orderNumber={number}
          fulfilmentId={opened.fulfilment.id}
          parcel={opened.parcel}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

interface SentProps {
  readonly fulfilment: Fulfilment;
  readonly onCorrect: () => void;
  readonly onMark: (parcel: FulfilmentParcel) => void;
}

function Sent({ fulfilment, onCorrect, onMark }: SentProps) {
  const t = useText();
  const { status, shippedAt, items, parcels, restExpectedOn } = fulfilment;
  return (
    <chakra.li borderTopWidth="1px" pt="3">
      <Flex justify="space-between" align="center" gap="2" mb="2">
        <Text color="fg.muted" fontSize="sm">
          <Moment at={shippedAt} />
        </Text>
        <Badge>{t(`orders.fulfilment.${status}`)}</Badge>
      </Flex>
      <chakra.ul listStyle="none" mb="2">
        {items.map(({ productId, title, quantity }) => (
          <li key={productId}>
            {title} × {quantity}
          </li>
        ))}
      </chakra.ul>
      <chakra.ul listStyle="none" display="grid" gap="2">
        {parcels.map((parcel) => (
          <chakra.li key={parcel.trackingNumber} display="flex" gap="2" alignItems="center">
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              {t(`orders.carrier.${parcel.carrier}`)}{' '}
              <PlainLink href={parcel.url} target="_blank" rel="noopener noreferrer">
                {parcel.trackingNumber}
              </PlainLink>
              {parcel.news ? <Text color="fg.muted">{t(`orders.tracker.${parcel.news.status}`)}</Text> : null}
            </Box>
            <IfMay needed="ORDER_SHIP">
              <Button
                size="sm"
                variant="outline"
                flexShrink="0"
                aria-haspopup="dialog"
                aria-label={t('orders.fulfilment.markOf', { number: parcel.trackingNumber })}
                onClick={() => onMark(parcel)}
              >
                {t('orders.fulfilment.mark')}
              </Button>
            </IfMay>
          </chakra.li>
        ))}
      </chakra.ul>
      {restExpectedOn ? (
        <Text color="fg.muted" mt="2">
          {t('orders.fulfilment.restOn', { day: restExpectedOn })}
        </Text>
      ) : null}
      {parcels.some(({ isChangeable }) => isChangeable) ? (
        <IfMay needed="ORDER_SHIP">
          <Button size="sm" variant="outline" mt="3" aria-haspopup="dialog" onClick={onCorrect}>
            {t('orders.fulfilment.correct')}
          </Button>
        </IfMay>
      ) : null}
    </chakra.li>
  );
}

interface MarkParcelDialogProps {
  readonly orderNumber: string;
  readonly fulfilmentId: string;
  readonly parcel: FulfilmentParcel;
  readonly onClose: () => void;
}

const MARKS = Object.values(ParcelMark);

/** Records the state of a parcel whose carrier sends the shop no tracking events. */
function MarkParcelDialog({ orderNumber, fulfilmentId, parcel, onClose }: MarkParcelDialogProps) {
  const t = useText();
  const { send } = useMarkParcel();
  const { trackingNumber } = parcel;
  const form = useSendForm({
    values: { mark: 'DELIVERED' as ParcelMark },
    send: ({ mark }) => send({ orderNumber, fulfilmentId, trackingNumber, mark }),
    done: t('orders.fulfilment.marked'),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('orders.fulfilment.markOf', { number: trackingNumber })}
      form={form}
      agree={t('orders.fulfilment.markAgree')}
      onClose={onClose}
    >
      <p>{t('orders.fulfilment.markText')}</p>
      <SelectField label={t('orders.fulfilment.markLabel')} {...form.field('mark')}>
        {MARKS.map((one) => (
          <option key={one} value={one}>
            {t(`orders.tracker.${one}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
