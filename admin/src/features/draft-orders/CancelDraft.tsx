import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { toaster } from '../../components/toaster.ts';
import type { DraftOrder_DraftOrderFragment } from '../../gql/graphql.ts';
import { useCancelDraftOrder } from './draft-order-mutations.ts';

interface CancelDraftProps {
  readonly draft: DraftOrder_DraftOrderFragment;
  /** Size of the adjacent buttons. */
  readonly size: 'sm' | 'md';
}

/** Cancels a draft that is not paid. */
export function CancelDraft({ draft, size }: CancelDraftProps) {
  const t = useText();
  const { send, busy } = useCancelDraftOrder();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} variant="outline" colorPalette="red" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('draftOrders.cancel')}
      </Button>
      {asking ? (
        <RemovalDialog
          title={t('draftOrders.cancelTitle', { number: draft.number })}
          keep={t('draftOrders.back')}
          agree={t('draftOrders.cancel')}
          failed={t('draftOrders.noAnswer')}
          busy={busy}
          remove={() => send({ number: draft.number })}
          onClose={() => setAsking(false)}
          onRemoved={() => {
            toaster.create({ title: t('draftOrders.cancelled') });
            setAsking(false);
          }}
        >
          <p>{t(draft.status === 'SENT' ? 'draftOrders.cancelSentText' : 'draftOrders.cancelOpenText')}</p>
        </RemovalDialog>
      ) : null}
    </>
  );
}
