import { Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts } from '../../../components/Panel.tsx';
import type { ProductCard_StockLevelFragment } from '../../../gql/graphql.ts';

interface StockFactsProps {
  readonly stock: ProductCard_StockLevelFragment;
  readonly isDraft: boolean;
}

/** The stock of a product for whoever may not change it. */
export function StockFacts({ stock: { quantity, reserved, isStopped }, isDraft }: StockFactsProps) {
  const t = useText();
  return (
    <>
      <Facts>
        <Fact name={t('products.quantity')}>{quantity.toLocaleString('en-US')}</Fact>
        {isDraft ? null : (
          <Fact name={t('products.state')}>{t(isStopped ? 'products.stopped' : 'products.selling')}</Fact>
        )}
      </Facts>
      {reserved > 0 ? <Text color="fg.muted">{t('products.reserved', { count: reserved })}</Text> : null}
    </>
  );
}
