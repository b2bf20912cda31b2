import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';

/** For admins: a status that was wrong. */
export function CorrectStatus({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" mt="4" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('orders.correction.open')}
      </Button>
      {asking ? <CorrectionDialog orderNumber={orderNumber} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
