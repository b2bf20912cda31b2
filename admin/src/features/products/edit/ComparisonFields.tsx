import { Grid, Text } from '@chakra-ui/react';
import { MAXIMUM_COMPARISON_ROWS, MAXIMUM_LABEL_LENGTH } from '@eunbit/schema/validation-product-facts';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { EditableRows } from './EditableRows.tsx';
import { BLANK_COMPARISON_ROW, type ComparisonDraft, type ComparisonRowDraft, newComparison } from './facts-draft.ts';
import { formPart, type PartProps } from './form-part.ts';

type Pair<Name extends string> = { readonly ko: `${Name}Ko`; readonly en: `${Name}En`; readonly text: MessageId };

const COLUMNS: readonly [Pair<'ours'>, Pair<'theirs'>] = [
  { ko: 'oursKo', en: 'oursEn', text: 'products.comparison.ourColumn' },
  { ko: 'theirsKo', en: 'theirsEn', text: 'products.comparison.theirColumn' },
];

const CELLS: readonly [Pair<'aspect'>, Pair<'ours'>, Pair<'theirs'>] = [
  { ko: 'aspectKo', en: 'aspectEn', text: 'products.comparison.aspect' },
  { ko: 'oursKo', en: 'oursEn', text: 'products.comparison.ours' },
  { ko: 'theirsKo', en: 'theirsEn', text: 'products.comparison.theirs' },
];

/** Optional table that compares the product with an ordinary one. */
export const ComparisonFields = formPart(
  () => ['comparison'],
  function ComparisonFields({ draft: { comparison }, wrong, onChange }: PartProps<'comparison'>) {
    const t = useText();
    if (!comparison) {
      return (
        <FoldingPanel id="product-comparison" title={t('products.edit.comparison')}>
          <Text color="fg.muted" mb="3">
            {t('products.comparison.none')}
          </Text>
          <Button size="sm" variant="outline" onClick={() => onChange({ comparison: newComparison() })}>
            {t('products.comparison.add')}
          </Button>
        </FoldingPanel>
      );
    }
    return (
      <FoldingPanel id="product-comparison" title={t('products.edit.comparison')}>
        <Comparison comparison={comparison} wrong={wrong} onChange={(next) => onChange({ comparison: next })} />
      </FoldingPanel>
    );
  },
);

interface ComparisonProps extends Pick<PartProps<never>, 'wrong'> {
  readonly comparison: ComparisonDraft;
  readonly onChange: (comparison: ComparisonDraft | null) => void;
}

function Comparison({ comparison, wrong, onChange }: ComparisonProps) {
  const t = useText();
  const language = useLanguage();
  const getName = ({ aspectKo, aspectEn }: ComparisonRowDraft, index: number) =>
    (language === 'ko' ? aspectKo : aspectEn).trim() || t('products.comparison.row', { number: index + 1 });
  return (
    <>
      <Grid gap="4" mb="4" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
        {COLUMNS.flatMap(({ ko, en, text }) =>
          [ko, en].map((name) => (
            <Cell
              key={name}
              name={name}
              label={t(text)}
              error={wrong[`comparison.${name}`] ?? null}
              maxLength={MAXIMUM_LABEL_LENGTH}
              value={comparison[name]}
              onText={(value) => onChange({ ...comparison, [name]: value })}
            />
          )),
        )}
      </Grid>
      <EditableRows
        rows={comparison.rows}
        minimum={1}
        maximum={MAXIMUM_COMPARISON_ROWS}
        blank={BLANK_COMPARISON_ROW}
        addText={t('products.comparison.addRow')}
        getName={getName}
        onRows={(rows) => onChange({ ...comparison, rows })}
      >
        {(row, index, change) => (
          <Grid gap="3" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
            {CELLS.flatMap(({ ko, en, text }) =>
              [ko, en].map((name) => (
                <Cell
                  key={name}
                  name={name}
                  label={t(text, { number: index + 1 })}
                  error={wrong[`comparison.rows.${index}.${name}`] ?? null}
                  maxLength={text === 'products.comparison.aspect' ? MAXIMUM_LABEL_LENGTH : MAXIMUM_TEXT_LENGTH}
                  value={row[name]}
                  onText={(value) => change({ [name]: value })}
                />
              )),
            )}
          </Grid>
        )}
      </EditableRows>
      <Text mt="4">
        <Button size="sm" variant="outline" onClick={() => onChange(null)}>
          {t('products.comparison.remove')}
        </Button>
      </Text>
    </>
  );
}

interface CellProps {
  /** Prefix of the field's name; the language is its suffix. */
  readonly name: string;
  readonly label: string;
  readonly error: string | null;
  readonly maxLength: number;
  readonly value: string;
  readonly onText: (value: string) => void;
}

function Cell({ name, label, onText, ...field }: CellProps) {
  const t = useText();
  const isKorean = name.endsWith('Ko');
  return (
    <TextField
      label={`${label} (${t(isKorean ? 'products.edit.korean' : 'products.edit.english')})`}
      lang={isKorean ? 'ko' : 'en'}
      autoComplete="off"
      {...field}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
