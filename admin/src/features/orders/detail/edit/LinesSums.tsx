import { Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import type { EditSettlement } from '@eunbit/schema/order-edit';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import type { MessageId } from '../../../../gql/message-id.ts';
import { EditChanges } from './EditChanges.tsx';
import type { useLinesPreview } from './use-lines-preview.ts';

const SETTLEMENT_TEXT: Readonly<Record<EditSettlement, MessageId>> = {
  NOTHING: 'orders.edit.lines.settlement.nothing',
  REFUND: 'orders.edit.lines.settlement.refund',
  CHARGE_LESS: 'orders.edit.lines.settlement.chargeLess',
  AWAIT_LESS: 'orders.edit.lines.settlement.awaitLess',
  PAYMENT_REQUEST: 'orders.edit.lines.settlement.paymentRequest',
  AUTHORISE_MORE: 'orders.edit.lines.settlement.authoriseMore',
  AWAIT_MORE: 'orders.edit.lines.settlement.awaitMore',
};

interface LinesSumsProps {
  readonly changed: boolean;
  readonly told: ReturnType<typeof useLinesPreview>;
}

/** Before and after as the customer reads it, and what becomes of the money. */
export function LinesSums({ changed, told }: LinesSumsProps) {
  const t = useText();
  if (!changed) return <Text>{t('orders.edit.noChanges')}</Text>;
  if (told.failed) {
    return (
      <>
        <Text color="fg.error">{t('orders.action.failed')}</Text>
        <Button size="sm" variant="outline" mt="2" loading={told.loading} onClick={told.reload}>
          {t('app.retry')}
        </Button>
      </>
    );
  }
  if (told.problem) return <Text color="fg.error">{told.problem}</Text>;
  if (!told.preview) return <Text color="fg.muted">{t('orders.edit.lines.wait')}</Text>;
  const { changes, settlement, difference } = told.preview;
  return (
    <>
      <Text fontWeight="semibold" mb="2">
        {t('orders.edit.changes')}
      </Text>
      <EditChanges changes={changes} />
      <Text mt="2">{t(SETTLEMENT_TEXT[settlement], { amount: formatMoney(difference, { place: 'order' }) })}</Text>
    </>
  );
}
