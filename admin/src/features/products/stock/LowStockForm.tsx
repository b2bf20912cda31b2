import { chakra } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import { parseQuantity } from '../list/stock-draft.ts';
import { useUpdateLowStockThreshold } from '../product-mutations.ts';

interface LowStockFormProps {
  readonly market: Market;
  readonly productId: string;
  readonly lowStockAt: number;
  readonly onUnsaved: (id: string, unsaved: boolean) => void;
}

/** Form for the threshold of low stock. */
export function LowStockForm({ market, productId, lowStockAt, onUnsaved }: LowStockFormProps) {
  const t = useText();
  const { send } = useUpdateLowStockThreshold();
  const form = useSendForm({
    values: { lowStockAt: String(lowStockAt) },
    validate: (typed) =>
      parseQuantity(typed.lowStockAt) === null ? [{ path: 'lowStockAt', key: 'stockQuantity.notNumeric' }] : [],
    send: (typed) =>
      send({ market, productId, lowStockAt: parseQuantity(typed.lowStockAt) ?? 0, expectedLowStockAt: lowStockAt }),
    failed: t('products.saveFailed'),
    done: t('products.lowAt.saved'),
  });
  const unsaved = form.watch('lowStockAt') !== String(lowStockAt);
  useEffect(
    function notifyPage() {
      onUnsaved('lowStockAt', unsaved);
      return () => onUnsaved('lowStockAt', false);
    },
    [onUnsaved, unsaved],
  );

  return (
    <chakra.form {...form.formProps} display="grid" gap="3">
      <TextField
        label={t('products.lowAt.label')}
        hint={t('products.lowAt.hint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('lowStockAt')}
      />
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={form.busy} disabled={!unsaved}>
        {t('products.lowAt.save')}
      </Button>
    </chakra.form>
  );
}
