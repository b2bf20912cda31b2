import { chakra, Grid, Table, Text } from '@chakra-ui/react';
import {
  REQUIRED_STATEMENT_FIELDS,
  STATEMENT_FIELDS,
  type StatementAnswer,
  type StatementColumns,
  type StatementField,
} from '@eunbit/schema/bank-statement';
import { type FormEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TableFrame } from '../../components/TableFrame.tsx';

type Found = Extract<StatementAnswer, { outcome: 'COLUMNS_NEEDED' }>;

interface ChooseColumnsProps {
  readonly found: Found;
  readonly busy: boolean;
  readonly onChoose: (columns: StatementColumns) => void;
}

const isRequired = (field: StatementField) => REQUIRED_STATEMENT_FIELDS.some((required) => required === field);

/** Asks which column of an account's statements is which, once for each account. */
export function ChooseColumns({ found, busy, onChoose }: ChooseColumnsProps) {
  const t = useText();
  const [columns, setColumns] = useState(found.guess);
  const [isChecked, setChecked] = useState(false);
  const headings = [...new Set(found.headings.filter((heading) => heading !== ''))];

  function findProblem(field: StatementField): string | null {
    const column = columns[field];
    if (column === null) return isRequired(field) ? t('bankStatements.columns.required') : null;
    const isTwice = STATEMENT_FIELDS.some((other) => other !== field && columns[other] === column);
    return isTwice ? t('bankStatements.columns.twice') : null;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!busy && STATEMENT_FIELDS.every((field) => findProblem(field) === null)) onChoose(columns);
  }

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" mt="5">
      <Text>{t('bankStatements.columns.intro')}</Text>
      <SampleRows found={found} />
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(11rem, 1fr))">
        {STATEMENT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={`${t(`bankStatements.column.${field}`)}${isRequired(field) ? ' *' : ''}`}
            error={isChecked ? findProblem(field) : null}
            value={columns[field] ?? ''}
            onChange={(event) => setColumns({ ...columns, [field]: event.target.value || null })}
          >
            <option value="">{t('bankStatements.columns.none')}</option>
            {headings.map((heading) => (
              <option key={heading} value={heading}>
                {heading}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
      <Button type="submit" loading={busy} justifySelf="start">
        {t('bankStatements.columns.submit')}
      </Button>
    </chakra.form>
  );
}

/** The first rows of the statement as parsed. */
function SampleRows({ found: { headings, rows } }: { found: Found }) {
  const t = useText();
  return (
    <TableFrame label={t('bankStatements.columns.sample')}>
      <Table.Root native size="sm">
        <thead>
          <tr>
            {headings.map((heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading.
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a parsed text are never reordered.
            <tr key={line}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <chakra.td key={place} whiteSpace="nowrap">
                  {cell}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}
