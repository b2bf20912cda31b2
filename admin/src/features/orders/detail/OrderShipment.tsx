import { Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { IfMay } from '../../../components/IfMay.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ReplaceLabel } from './ReplaceLabel.tsx';
import { ShipmentActions } from './ShipmentActions.tsx';
import { ShipmentBox } from './ShipmentBox.tsx';

const OrderShipmentFragment = graphql(`
  fragment OrderShipment_Order on Order {
    number
    shipment {
      status
      boxes {
        number
        admin {
          isChangeable
          isLabelReplaceable
        }
        ...ShipmentBox_Box
      }
      admin {
        problem
        attempts
        nextTryAt
        isChangeable
      }
    }
  }
`);

/** The boxes of a US order: how far their labels are, each box, and what can be done about them. */
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
          {admin.nextTryAt ? (
            <Fact name={t('orders.shipment.nextTry')}>
              <Moment at={admin.nextTryAt} />
            </Fact>
          ) : null}
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
