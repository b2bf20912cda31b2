import { Flex, Span } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { showError } from '../../../components/toaster.ts';
import { useRevealRefundAccount } from './refund/refund-mutations.ts';

interface WholeRefundAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holderName: string;
}

/** The full account of a refund, shown on request only. */
export function RefundAccountShown({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  // Not stored anywhere else: leaving the page discards it.
  const [account, setAccount] = useState<WholeRefundAccount | null>(null);
  const { send, busy } = useRevealRefundAccount();

  async function show() {
    const { answer, problem } = await send({ orderNumber });
    if (!problem) setAccount(answer);
    else showError(t(answer ? 'orders.refund.noAccount' : 'orders.action.failed'));
  }

  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" role="status">
      {account ? (
        <>
          <strong>
            {account.bankName} {account.accountNumber} ({account.holderName})
          </strong>
          <Button size="sm" variant="plain" onClick={() => setAccount(null)}>
            {t('orders.file.hidePassCode')}
          </Button>
        </>
      ) : (
        <IfMay needed="REFUND_MAKE">
          <Button size="sm" variant="outline" loading={busy} onClick={() => void show()}>
            {t('orders.refund.showAccount')}
          </Button>
          <Span color="fg.muted">{t('orders.file.passCodeLogged')}</Span>
        </IfMay>
      )}
    </Flex>
  );
}
