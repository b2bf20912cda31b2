import { chakra } from '@chakra-ui/react/styled-system';
import { cellText, type FigureTable } from './figure-table.ts';

/** Table of the figures of a chart. A long one scrolls, by keyboard as well. */
export function FigureTableView({ label, table: { columns, rows } }: { label: string; table: FigureTable }) {
  return (
    <chakra.div overflow="auto" maxHeight="22rem" tabIndex={0} role="region" aria-label={label}>
      <chakra.table width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            {columns.map(({ title, format }) => (
              <chakra.th
                key={title}
                scope="col"
                position="sticky"
                top="0"
                bg="white"
                py="1.5"
                px="2"
                fontWeight="semibold"
                textAlign={format ? 'end' : 'start'}
                borderBottomWidth="1px"
              >
                {title}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.join('\n')} borderBottomWidth="1px">
              {columns.map((column, place) => (
                <chakra.td
                  key={column.title}
                  py="1.5"
                  px="2"
                  textAlign={column.format ? 'end' : 'start'}
                  whiteSpace={column.format ? 'nowrap' : undefined}
                  overflowWrap={column.format ? undefined : 'anywhere'}
                  minWidth={column.format ? undefined : '5rem'}
                >
                  {cellText(row[place] ?? null, column)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
