import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useText } from '../../app/use-text.ts';
import { type StockDraft, type StockFigure, shownStock } from './stock-draft.ts';

interface StockConflictProps {
  readonly message: string;
  readonly draft: StockDraft;
  readonly stock: StockFigure;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Both figures side by side; the person decides which one counts. */
export function StockConflict({ message, draft, stock, onTakeNew, onKeepMine }: StockConflictProps) {
  const t = useText();
  const mine = shownStock(stock, draft);
  const stateText = (stopped: boolean) => t(stopped ? 'products.stopped' : 'products.selling');
  return (
    <chakra.div role="alert" px="4" py="3" bg="amber.50" borderWidth="1px" borderColor="amber.200" borderRadius="md">
      <chakra.p color="amber.700" fontWeight="medium">
        {message}
      </chakra.p>
      <chakra.dl mt="2" mb="3" display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1">
        <dt>{t('products.conflict.now')}</dt>
        <chakra.dd fontWeight="bold">
          {stock.quantity} · {stateText(stock.stopped)}
        </chakra.dd>
        <dt>{t('products.conflict.mine')}</dt>
        <chakra.dd fontWeight="bold">
          {mine.quantity} · {stateText(mine.stopped)}
        </chakra.dd>
        <chakra.dt color="fg.muted">{t('products.conflict.before')}</chakra.dt>
        <chakra.dd color="fg.muted">
          {draft.base.quantity} · {stateText(draft.base.stopped)}
        </chakra.dd>
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" variant="outline" onClick={onTakeNew}>
          {t('products.conflict.takeNew')}
        </Button>
        <Button size="sm" variant="outline" onClick={onKeepMine}>
          {t('products.conflict.keepMine')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
