import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { moved } from '../../../components/moved.ts';
import { RowButtons } from './RowButtons.tsx';
import { type Row, withRow } from './rows.ts';

interface EditableRowsProps<R extends Row> {
  readonly rows: readonly R[];
  readonly minimum: number;
  readonly maximum: number;
  readonly blank: Omit<R, 'key'>;
  readonly addText: string;
  readonly getName: (row: R, index: number) => string;
  /** Whether a row cannot be removed. */
  readonly isKept?: (row: R) => boolean;
  readonly onRows: (rows: readonly R[]) => void;
  /** The fields of a row. */
  readonly children: (row: R, index: number, change: (part: Partial<R>) => void) => ReactNode;
}

const FIELD = 'input, select, textarea';

/** Rows that can be added, removed and moved; the focus follows each change. */
export function EditableRows<R extends Row>(props: EditableRowsProps<R>) {
  const { rows, minimum, maximum, getName, isKept, onRows } = props;
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');

  function focusRow(index: number) {
    const row = list.current?.children[Math.min(index, list.current.children.length - 1)];
    (row?.querySelector<HTMLElement>(FIELD) ?? list.current)?.focus();
  }

  function move(row: R, index: number, by: 1 | -1) {
    onRows(moved(rows, index, by));
    setAnnounced(t('app.rows.movedTo', { name: getName(row, index), place: index + by + 1, count: rows.length }));
  }

  function add() {
    flushSync(() => onRows(withRow(rows, props.blank)));
    focusRow(rows.length);
  }

  function remove({ key }: R, index: number) {
    flushSync(() => onRows(rows.filter((row) => row.key !== key)));
    focusRow(index);
  }

  return (
    <>
      <chakra.ol ref={list} tabIndex={-1} listStyle="none" display="grid" gap="3">
        {rows.map((row, index) => (
          <chakra.li key={row.key} display="grid" gap="3" borderWidth="1px" borderRadius="md" p="3">
            {props.children(row, index, (part) =>
              onRows(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one))),
            )}
            <Box justifySelf="end">
              <RowButtons
                name={getName(row, index)}
                index={index}
                count={rows.length}
                onMove={(by) => move(row, index, by)}
                onRemove={rows.length <= minimum || isKept?.(row) ? undefined : () => remove(row, index)}
              />
            </Box>
          </chakra.li>
        ))}
      </chakra.ol>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {rows.length < maximum ? (
        <Button size="sm" variant="outline" mt="3" onClick={add}>
          {props.addText}
        </Button>
      ) : null}
    </>
  );
}
