import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { useWithdrawReturn } from './return-mutations.ts';

interface WithdrawDialogProps {
  readonly number: string;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onClose: () => void;
}

/** Asks for a confirmation before a return is withdrawn. */
export function WithdrawDialog({ number, accessToken, onClose }: WithdrawDialogProps) {
  const intl = useIntl();
  const { send, busy } = useWithdrawReturn();
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    const { problem } = await send({ number, accessToken });
    if (!problem) return onClose();
    setFailure(problem.message ?? intl.formatMessage({ id: 'returns.stepFailed' }));
  }

  return (
    <Dialog open title={<FormattedMessage id="returns.withdraw" />} onClose={onClose}>
      <styled.div display="grid" gap="5">
        <p>
          <FormattedMessage id="returns.withdrawQuestion" />
        </p>
        {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
        <styled.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="returns.keep" />
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            <FormattedMessage id="returns.withdraw" />
          </Button>
        </styled.div>
      </styled.div>
    </Dialog>
  );
}
