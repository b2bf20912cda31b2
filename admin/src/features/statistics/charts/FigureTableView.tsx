import { Table } from '@chakra-ui/react';
import { TableFrame } from '../../../components/TableFrame.tsx';
import { cellText, type FigureTable } from './figure-table.ts';

/** Table of the figures of a chart. A long one scrolls below its head. */
export function FigureTableView({ label, table: { columns, rows } }: { label: string; table: FigureTable }) {
  return (
    <TableFrame label={label} maxHeight="22rem">
      <Table.Root native size="sm" css={STICKY_HEAD}>
        <thead>
          <tr>
            {columns.map(({ title, format }) => (
              <th key={title} scope="col" data-numeric={format ? '' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>
              {columns.map((column, place) => (
                <td key={column.title} data-numeric={column.format ? '' : undefined}>
                  {cellText(row[place] ?? null, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}

const STICKY_HEAD = {
  '& thead th': { position: 'sticky', top: '0', whiteSpace: 'nowrap' },
  '& td:not([data-numeric])': { minWidth: '5rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
