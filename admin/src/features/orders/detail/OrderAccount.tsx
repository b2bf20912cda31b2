import { chakra, Flex, Grid, Span } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { showError } from '../../../components/toaster.ts';
import { OrderBuyer } from './customer/OrderBuyer.tsx';
import { useRevealPassCode } from './order-mutations.ts';
import type { OrderStaffDetails } from './use-order-staff-details.ts';

/** The buyer's account, and the pass code of a former guest order, shown on request only. */
export function OrderAccount({ file }: { file: OrderStaffDetails }) {
  const t = useText();
  const { customer, hasPassCode, orderNumber } = file;
  if (!customer && !hasPassCode) return null;
  return (
    <Panel title={t('orders.file.account')}>
      <Grid gap="3">
        <OrderBuyer file={file} />
        {hasPassCode ? (
          <IfMay needed="ORDER_EDIT">
            <PassCode orderNumber={orderNumber} />
          </IfMay>
        ) : null}
      </Grid>
    </Panel>
  );
}

function PassCode({ orderNumber }: { orderNumber: string }) {
  const t = useText();
  // Not stored anywhere else: leaving the page discards it.
  const [passCode, setPassCode] = useState<string | null>(null);
  const { send, busy } = useRevealPassCode();

  async function show() {
    const { answer, problem } = await send({ orderNumber });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else setPassCode(answer.passCode);
  }

  return (
    <Flex wrap="wrap" align="center" gap="3" role="status">
      <span>{t('orders.file.passCode')}</span>
      {passCode === null ? (
        <>
          <Button size="sm" variant="outline" loading={busy} onClick={() => void show()}>
            {t('orders.file.showPassCode')}
          </Button>
          <Span color="fg.muted">{t('orders.file.passCodeLogged')}</Span>
        </>
      ) : (
        <>
          <chakra.code px="2" py="1" bg="gray.100" borderRadius="sm" fontWeight="semibold">
            {passCode}
          </chakra.code>
          <Button size="sm" variant="plain" onClick={() => setPassCode(null)}>
            {t('orders.file.hidePassCode')}
          </Button>
        </>
      )}
    </Flex>
  );
}
