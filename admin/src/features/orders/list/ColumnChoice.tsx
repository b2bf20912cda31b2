import { Menu, Portal } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ORDER_COLUMN_IDS, type OrderColumnId, orderColumn, parseOrderColumns } from './order-columns.ts';

interface ColumnChoiceProps {
  readonly columns: readonly OrderColumnId[];
  readonly onChoose: (columns: readonly OrderColumnId[]) => void;
  /** Restores the default columns and widths. */
  readonly onUsual: () => void;
}

/** Menu of columns. It stays open for several choices; each choice takes effect at once. */
export function ColumnChoice({ columns, onChoose, onUsual }: ColumnChoiceProps) {
  const t = useText();
  const chosen = (id: OrderColumnId, isShown: boolean) =>
    ORDER_COLUMN_IDS.filter((one) => (one === id ? isShown : columns.includes(one)));
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          {t('orders.columns.title')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel maxWidth="16rem" fontWeight="normal" color="fg.muted">
                {t('orders.columns.text')}
              </Menu.ItemGroupLabel>
              {ORDER_COLUMN_IDS.map((id) => (
                <Menu.CheckboxItem
                  key={id}
                  value={id}
                  checked={columns.includes(id)}
                  onCheckedChange={(isShown) => onChoose(chosen(id, isShown))}
                >
                  <Menu.ItemIndicator />
                  {t(orderColumn(id).text)}
                </Menu.CheckboxItem>
              ))}
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item
              value="usual"
              onClick={() => {
                onChoose(parseOrderColumns(null));
                onUsual();
              }}
            >
              {t('orders.columns.usual')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
