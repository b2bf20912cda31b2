import { Alert, chakra, Flex, Stack } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { showError } from '../../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useRecordEscrowDelivery } from './fulfilment/fulfilment-mutations.ts';

const EscrowDeliveryFragment = graphql(`
  fragment EscrowDelivery_OrderStaffDetails on OrderStaffDetails {
    orderNumber
    escrowDelivery { reference parcels { carrier trackingNumber } registeredAt registrar }
  }
`);

interface EscrowDeliveryProps {
  readonly file: FragmentType<typeof EscrowDeliveryFragment>;
  readonly onRefused: () => void;
}

/**
 * Delivery data that staff enter in the escrow provider's console, and whether they have done so. Renders nothing before
 * shipping.
 */
export function EscrowDelivery({ file: ref, onRefused }: EscrowDeliveryProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { orderNumber, escrowDelivery } = readFragment(EscrowDeliveryFragment, ref);
  const { send, busy } = useRecordEscrowDelivery();
  if (!escrowDelivery) return null;
  const { reference, parcels, registeredAt, registrar } = escrowDelivery;

  async function note(isRegistered: boolean) {
    const { answer, problem } = await send({ orderNumber, isRegistered });
    if (!problem) return;
    showError(problem.message ?? t('orders.action.failed'));
    if (answer) onRefused();
  }

  return (
    <Panel title={t('orders.escrow.title')}>
      <Stack gap="4">
        {registeredAt ? (
          <p>
            {t('orders.escrow.done', {
              time: dateTimeText(registeredAt, language, clock),
              name: registrar ?? t('audit.formerStaff'),
            })}
          </p>
        ) : (
          <Alert.Root status="warning">
            <Alert.Content>{t('orders.escrow.hint')}</Alert.Content>
          </Alert.Root>
        )}
        <Facts>
          <Fact name={t('orders.escrow.reference')}>
            <Copied text={reference} label={t('orders.escrow.reference')} />
          </Fact>
          {parcels.map(({ carrier, trackingNumber }) => (
            <Fact key={trackingNumber} name={t(`orders.carrier.${carrier}`)}>
              <Copied text={trackingNumber} label={`${t(`orders.carrier.${carrier}`)} ${trackingNumber}`} />
            </Fact>
          ))}
        </Facts>
        <IfMay needed="ORDER_SHIP">
          <Button
            size="sm"
            alignSelf="start"
            variant={registeredAt ? 'outline' : 'solid'}
            loading={busy}
            onClick={() => void note(!registeredAt)}
          >
            {t(registeredAt ? 'orders.escrow.undo' : 'orders.escrow.settle')}
          </Button>
        </IfMay>
      </Stack>
    </Panel>
  );
}

function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      <chakra.span overflowWrap="anywhere">{text}</chakra.span>
      <CopyButton text={text} label={label} />
    </Flex>
  );
}
