import { chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { FigureTableView } from './FigureTableView.tsx';
import { type FigureTable, toCsv } from './figure-table.ts';
import { saveFile } from './save-file.ts';

interface ChartPanelProps {
  readonly title: string;
  /** Explains how to read the figures. */
  readonly note?: string;
  /** Name of the CSV file, without its extension. */
  readonly fileName: string;
  readonly table: FigureTable;
  /** Shown when there are no figures; null when there are. */
  readonly empty: string | null;
  /** The chart. */
  readonly children: ReactNode;
  /** Takes the whole width. */
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
