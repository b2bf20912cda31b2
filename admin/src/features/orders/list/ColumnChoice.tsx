import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { ORDER_COLUMN_IDS, type OrderColumnId, orderColumn, parseOrderColumns } from './order-columns.ts';

interface ColumnChoiceProps {
  readonly columns: readonly OrderColumnId[];
  readonly onChoose: (columns: readonly OrderColumnId[]) => void;
}

/** Menu of columns; each checkbox takes effect at once. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const chosen = (id: OrderColumnId, isShown: boolean) =>
    ORDER_COLUMN_IDS.filter((one) => (one === id ? isShown : columns.includes(one)));
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('orders.columns.title')}
      </Button>
      {isOpen ? (
        <ModalDialog title={t('orders.columns.title')} onClose={() => setOpen(false)} withClose>
          <chakra.p color="fg.muted" mb="2">
            {t('orders.columns.text')}
          </chakra.p>
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="4">
            {ORDER_COLUMN_IDS.map((id) => (
              <TickBox
                key={id}
                label={t(orderColumn(id).text)}
                checked={columns.includes(id)}
                onChange={(isShown) => onChoose(chosen(id, isShown))}
              />
            ))}
          </chakra.div>
          <Button size="sm" variant="outline" mt="4" onClick={() => onChoose(parseOrderColumns(null))}>
            {t('orders.columns.usual')}
          </Button>
        </ModalDialog>
      ) : null}
    </>
  );
}
