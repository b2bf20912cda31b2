import { chakra, Flex, Table, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { TableFrame } from '../../../components/TableFrame.tsx';
import { cellText, type FigureTable, toCsv } from './figure-table.ts';

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface ChartPanelProps {
  readonly title: string;
  /** Explains how to read the figures. */
  readonly note?: string;
  /** Name of the CSV file, without its extension. */
  readonly fileName: string;
  readonly table: FigureTable;
  /** Shown if there are no figures; otherwise null. */
  readonly empty: string | null;
  /** The chart. */
  readonly children: ReactNode;
  /** Whether it takes the full width. */
  readonly wide?: boolean;
}

/** A panel with a chart, the same figures as a table, and their download. */
export function ChartPanel({ title, note, fileName, table, empty, children, wide = false }: ChartPanelProps) {
  const t = useText();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <chakra.section
      aria-labelledby={id}
      bg="white"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py="4"
      minWidth="0"
      gridColumn={{ xl: wide ? '1 / -1' : undefined }}
    >
      <Flex wrap="wrap" align="center" gap="2" mb="3">
        <chakra.h2 id={id} fontSize="md" fontWeight="bold" marginEnd="auto" flexBasis={{ base: 'full', md: 'auto' }}>
          {title}
        </chakra.h2>
        {empty ? null : (
          <>
            <Button
              size="sm"
              variant="outline"
              aria-pressed={asTable}
              aria-describedby={id}
              onClick={() => setAsTable(!asTable)}
            >
              {t('statistics.asTable')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-describedby={id}
              onClick={() => saveFile(`${fileName}.csv`, toCsv(table))}
            >
              {t('statistics.csv')}
            </Button>
          </>
        )}
      </Flex>
      {note ? (
        <Text color="fg.muted" fontSize="xs" mb="3">
          {note}
        </Text>
      ) : null}
      {empty ? (
        <Text py="12" textAlign="center" color="fg.muted">
          {empty}
        </Text>
      ) : asTable ? (
        <FigureTableView label={title} table={table} />
      ) : (
        children
      )}
    </chakra.section>
  );
}

/** Table with the figures of a chart. A long table scrolls below its head. */
function FigureTableView({ label, table: { columns, rows } }: { label: string; table: FigureTable }) {
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
