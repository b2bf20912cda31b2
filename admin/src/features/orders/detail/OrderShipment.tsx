import { Box, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Fact, Facts, MomentFact, Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useRetryShipment } from './fulfilment/fulfilment-mutations.ts';
import { LabelNumberForm } from './LabelNumberForm.tsx';
import { ShipmentBox } from './ShipmentBox.tsx';

const OrderShipmentFragment = graphql(`
  fragment OrderShipment_Order on Order {
    number
    shipment {
      status
      boxes { number admin { isChangeable isLabelReplaceable } ...ShipmentBox_Box }
      admin { problem attempts nextTryAt isChangeable }
    }
  }
`);

/** The boxes of a US order, with the state of their labels and the possible actions. */
export function OrderShipment({ order: ref }: { order: FragmentType<typeof OrderShipmentFragment> }) {
  const t = useText();
  const { number, shipment } = readFragment(OrderShipmentFragment, ref);
  if (!shipment) return null;
  const { status, boxes, admin } = shipment;
  const labelled = boxes.flatMap((box) => (box.admin?.isLabelReplaceable ? [box.number] : []));
  return (
    <Panel title={t('orders.shipment.title')}>
      <Text fontWeight="semibold" color={status === 'FAILED' ? 'red.700' : undefined} mb="3">
        {t(`orders.shipment.state.${status}`)}
      </Text>
      {boxes.map((box) => (
        <ShipmentBox key={box.number} box={box} count={boxes.length} />
      ))}
      {admin?.problem ? (
        <Facts>
          <Fact name={t('orders.shipment.problem', { attempts: admin.attempts })}>{admin.problem}</Fact>
          <MomentFact name={t('orders.shipment.nextTry')} at={admin.nextTryAt} />
        </Facts>
      ) : null}
      {admin?.isChangeable ? (
        <IfMay needed="ORDER_SHIP" keepsShown>
          <ShipmentActions
            orderNumber={number}
            isFailed={status === 'FAILED'}
            openBoxes={boxes.flatMap((box) => (box.admin?.isChangeable ? [box.number] : []))}
          />
        </IfMay>
      ) : null}
      {labelled.length > 0 ? (
        <IfMay needed="ORDER_SHIP">
          <ReplaceLabel orderNumber={number} boxes={labelled} />
        </IfMay>
      ) : null}
    </Panel>
  );
}

interface ReplaceLabelProps {
  readonly orderNumber: string;
  /** Numbers of the boxes that have a label bought by the shop and have not shipped. */
  readonly boxes: readonly number[];
}

/** Cancels a label that the shop bought, in favour of one that was bought elsewhere. */
function ReplaceLabel({ orderNumber, boxes }: ReplaceLabelProps) {
  const t = useText();
  const [isOpen, open] = useState(false);
  if (!isOpen) {
    return (
      <Button size="sm" variant="outline" onClick={() => open(true)}>
        {t('orders.shipment.replace')}
      </Button>
    );
  }
  return (
    <Box pt="4" borderTopWidth="1px">
      <LabelNumberForm
        orderNumber={orderNumber}
        boxes={boxes}
        isLabelReplaced
        agree={t('orders.shipment.replaceAgree')}
      >
        <Text color="fg.muted">{t('orders.shipment.replaceText')}</Text>
      </LabelNumberForm>
    </Box>
  );
}

interface ShipmentActionsProps {
  readonly orderNumber: string;
  readonly isFailed: boolean;
  /** Numbers of the boxes without a label; empty if the order is not packed. */
  readonly openBoxes: readonly number[];
}

/** For an order without labels: retries the purchase, or takes the number of a label bought elsewhere. */
function ShipmentActions({ orderNumber, isFailed, openBoxes }: ShipmentActionsProps) {
  const t = useText();
  const { send, busy } = useRetryShipment();
  const [problem, setProblem] = useState<string | null>(null);

  async function buyAgain() {
    if (busy) return;
    const { problem: refused } = await send({ orderNumber });
    setProblem(refused && (refused.message ?? t('orders.action.failed')));
  }

  return (
    <Grid gap="4" mt="4" pt="4" borderTopWidth="1px">
      <Button variant={isFailed ? 'solid' : 'outline'} loading={busy} onClick={() => void buyAgain()}>
        {t('orders.shipment.retry')}
      </Button>
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <LabelNumberForm
        orderNumber={orderNumber}
        boxes={openBoxes}
        isLabelReplaced={false}
        agree={t('orders.shipment.enter')}
      >
        <Text color="fg.muted">{t('orders.shipment.byHand')}</Text>
      </LabelNumberForm>
    </Grid>
  );
}
