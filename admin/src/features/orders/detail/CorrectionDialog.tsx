import { useQuery } from '@apollo/client/react';
import { chakra, Dialog, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { MAXIMUM_NOTE_LENGTH, validateCorrection } from '@eunbit/schema/validation-order-note';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { DialogForm } from '../../../components/FormDialog.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { OrderCorrectionQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { useCorrectStatus } from './order-mutations.ts';

const OrderCorrectionDocument = graphql(`
  query OrderCorrection($number: String!) {
    orderCorrection(number: $number) { from to message money stock }
  }
`);

interface CorrectionDialogProps {
  readonly orderNumber: string;
  readonly onClose: () => void;
}

/** Status before and after a correction, its consequences, and the reason. */
export function CorrectionDialog({ orderNumber, onClose }: CorrectionDialogProps) {
  const t = useText();
  // The possible corrections depend on payment and parcels, so a cached result would be outdated.
  const { data, error, loading, refetch } = useQuery(OrderCorrectionDocument, {
    variables: { number: orderNumber },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const correction = data?.orderCorrection;
  return (
    <ModalDialog title={t('orders.correction.title')} onClose={onClose}>
      {error ? (
        <ErrorAlert onRetry={() => void refetch().catch(() => undefined)} retrying={loading}>
          {t('orders.correction.failed')}
        </ErrorAlert>
      ) : correction?.to && correction.message === null ? (
        <CorrectionForm orderNumber={orderNumber} correction={correction} to={correction.to} onClose={onClose} />
      ) : loading ? (
        <Skeleton height="40" aria-label={t('orders.correction.loading')} />
      ) : (
        <>
          <Text role="alert">{correction?.message ?? t('orders.detail.missing')}</Text>
          <Dialog.Footer>
            <Button variant="outline" onClick={onClose}>
              {t('orders.dialog.close')}
            </Button>
          </Dialog.Footer>
        </>
      )}
    </ModalDialog>
  );
}

interface CorrectionFormProps extends CorrectionDialogProps {
  readonly correction: NonNullable<OrderCorrectionQuery['orderCorrection']>;
  readonly to: OrderStatus;
}

function CorrectionForm({ orderNumber, correction: { from, money, stock }, to, onClose }: CorrectionFormProps) {
  const t = useText();
  const { send } = useCorrectStatus();
  const form = useSendForm({
    values: { reason: '' },
    validate: validateCorrection,
    send: ({ reason }) => send({ orderNumber, to, reason }),
    done: t('orders.correction.done', { number: orderNumber }),
    onSent: onClose,
  });
  return (
    <DialogForm form={form} agree={t('orders.correction.submit')} onClose={onClose}>
      <p>{t('orders.dialog.order', { number: orderNumber })}</p>
      <Flex align="center" wrap="wrap" gap="2">
        <del>
          <StatusBadge status={from} />
        </del>
        {' → '}
        <StatusBadge status={to} />
      </Flex>
      <chakra.ul ps="5" listStyleType="disc">
        {money ? <li>{t(`orders.correction.money.${money}`)}</li> : null}
        {stock ? <li>{t(`orders.correction.stock.${stock}`)}</li> : null}
        <li>{t('orders.correction.email')}</li>
        <li>{t('orders.correction.history')}</li>
      </chakra.ul>
      <TextAreaField
        label={t('orders.correction.reason')}
        hint={t('orders.correction.reasonHint')}
        rows={3}
        maxLength={MAXIMUM_NOTE_LENGTH}
        data-autofocus
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
