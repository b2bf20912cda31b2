import { type ButtonProps, chakra, Dialog } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { ReactNode } from 'react';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { MarketFlag } from '../../../components/MarketFlag.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import type { AnySendForm } from '../../../components/use-send-form.ts';
import type { BulkAnswer } from '../bulk/use-bulk-answers.ts';
import { BulkResults } from './BulkResults.tsx';

interface BulkFrameProps extends Pick<ButtonProps, 'colorPalette' | 'disabled'> {
  readonly title: string;
  readonly market: Market;
  readonly form: AnySendForm;
  readonly isWorking: boolean;
  /** Null until the operation has ended. */
  readonly answers: readonly BulkAnswer[] | null;
  readonly submitText: string;
  /** Repeats the operation for the orders that failed. */
  readonly onRetry: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of an operation on many orders: its form, then the results. It cannot be closed while the operation runs. */
export function BulkFrame({ title, market, form, isWorking, answers, children, ...props }: BulkFrameProps) {
  const { submitText, onRetry, onClose, ...button } = props;
  const t = useText();
  const failed = answers?.filter(({ outcome }) => outcome === 'FAILED').map(({ orderNumber }) => orderNumber) ?? [];
  return (
    <ModalDialog title={title} onClose={isWorking ? () => undefined : onClose}>
      <chakra.form {...form.formProps} display="grid" gap="5">
        <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
          <MarketFlag market={market} />
          {t(MARKET_NAME[market])}
        </chakra.p>
        {answers ? <BulkResults answers={answers} /> : null}
        {children}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose} disabled={isWorking}>
            {t(answers ? 'orders.dialog.close' : 'orders.dialog.back')}
          </Button>
          {failed.length > 0 ? (
            <Button loading={isWorking} onClick={() => onRetry(failed)}>
              {t('orders.bulk.retry', { count: failed.length })}
            </Button>
          ) : null}
          {answers ? null : (
            <Button {...button} type="submit" loading={isWorking}>
              {submitText}
            </Button>
          )}
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
