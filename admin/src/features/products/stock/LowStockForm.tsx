import { chakra } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toaster } from '../../../components/toaster.ts';
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
  const language = useLanguage();
  const { send, busy } = useUpdateLowStockThreshold();
  const [text, setText] = useState(String(lowStockAt));
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = parseQuantity(text);
  const unsaved = text !== String(lowStockAt);
  useEffect(
    function notifyPage() {
      onUnsaved('lowStockAt', unsaved);
      return () => onUnsaved('lowStockAt', false);
    },
    [onUnsaved, unsaved],
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (wanted === null || busy || !unsaved) return;
    const input = { market, productId, lowStockAt: wanted, expectedLowStockAt: lowStockAt };
    const { problem: refused } = await send(input);
    setProblem(refused && (refused.message ?? t('products.saveFailed')));
    if (!refused) toaster.create({ title: t('products.lowAt.saved') });
  }

  return (
    <chakra.form onSubmit={save} noValidate display="grid" gap="3">
      <TextField
        label={t('products.lowAt.label')}
        hint={t('products.lowAt.hint')}
        error={wanted === null ? message('stockQuantity.notNumeric', language) : null}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={busy} disabled={!unsaved || wanted === null}>
        {t('products.lowAt.save')}
      </Button>
    </chakra.form>
  );
}
