import { chakra } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { ConflictAlert } from '../../../components/ConflictAlert.tsx';
import { type StockDraft, type StockFigure, shownStock } from './stock-draft.ts';

interface StockConflictProps {
  readonly message: string;
  readonly draft: StockDraft;
  readonly stock: StockFigure;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Shows both figures and lets the person choose one. */
export function StockConflict({ message, draft, stock, onTakeNew, onKeepMine }: StockConflictProps) {
  const t = useText();
  const mine = shownStock(stock, draft);
  const stateText = (isStopped: boolean) => t(isStopped ? 'products.stopped' : 'products.selling');
  return (
    <ConflictAlert
      message={message}
      takeNewText={t('products.conflict.takeNew')}
      keepMineText={t('products.conflict.keepMine')}
      onTakeNew={onTakeNew}
      onKeepMine={onKeepMine}
    >
      <chakra.dl mt="2" display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1">
        <dt>{t('products.conflict.now')}</dt>
        <chakra.dd fontWeight="bold">
          {stock.quantity} · {stateText(stock.isStopped)}
        </chakra.dd>
        <dt>{t('products.conflict.mine')}</dt>
        <chakra.dd fontWeight="bold">
          {mine.quantity} · {stateText(mine.isStopped)}
        </chakra.dd>
        <chakra.dt color="fg.muted">{t('products.conflict.before')}</chakra.dt>
        <chakra.dd color="fg.muted">
          {draft.base.quantity} · {stateText(draft.base.isStopped)}
        </chakra.dd>
      </chakra.dl>
    </ConflictAlert>
  );
}
