import { Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { EditChanges } from './EditChanges.tsx';
import type { useLinesPreview } from './use-lines-preview.ts';

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
      <Text mt="2">
        {t(`orders.edit.lines.settlement.${settlement}`, { amount: formatMoney(difference, { place: 'order' }) })}
      </Text>
    </>
  );
}
