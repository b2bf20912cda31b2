import { Grid, Text } from '@chakra-ui/react';
import { lawfulNames } from '@eunbit/schema/product-disclosure';
import {
  type DisclosureLineFields,
  MAXIMUM_FACT_LENGTH,
  MAXIMUM_LABEL_LENGTH,
} from '@eunbit/schema/validation-product-facts';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { WarningMark } from '../../../components/WarningMark.tsx';
import { type DisclosureLineDraft, isOpen } from './facts-draft.ts';

interface DisclosureLineProps {
  readonly line: DisclosureLineDraft;
  /** Name of the line, shown even if its field is empty. */
  readonly name: string;
  readonly number: number;
  readonly getError: (field: keyof DisclosureLineFields) => string | null;
  readonly onChange: (part: Partial<DisclosureLineDraft>) => void;
}

/** One line of a disclosure: its name, and its value in both languages. */
export function DisclosureLine({ line, name, number, getError, onChange }: DisclosureLineProps) {
  const t = useText();
  const value = (field: 'valueKo' | 'valueEn', language: string) => (
    <TextAreaField
      label={`${name} (${language})`}
      error={getError(field)}
      lang={field === 'valueKo' ? 'ko' : 'en'}
      rows={Math.min(6, Math.max(2, Math.ceil(line[field].length / 32)))}
      maxLength={MAXIMUM_FACT_LENGTH}
      value={line[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <Grid gap="3" templateColumns={{ md: '13rem minmax(0, 1fr) minmax(0, 1fr)' }} alignItems="start">
      <Grid gap="2" alignContent="start">
        {line.isLawful ? (
          <LawfulName line={line} name={name} onChange={onChange} />
        ) : (
          <OwnName line={line} number={number} getError={getError} onChange={onChange} />
        )}
        {isOpen(line) ? (
          <Text>
            <WarningMark>{t('products.disclosure.open')}</WarningMark>
          </Text>
        ) : null}
      </Grid>
      {value('valueKo', t('products.edit.korean'))}
      {value('valueEn', t('products.edit.english'))}
    </Grid>
  );
}

/** Name of a line that the law requires; a select if it depends on the kind of product. */
function LawfulName({ line, name, onChange }: Pick<DisclosureLineProps, 'line' | 'name' | 'onChange'>) {
  const t = useText();
  const language = useLanguage();
  const names = lawfulNames(line.labelKo);
  if (names.length < 2) return <Text fontWeight="semibold">{name}</Text>;
  return (
    <SelectField
      label={t('products.disclosure.registration')}
      value={line.labelKo.trim()}
      onChange={(event) => {
        const chosen = names.find(({ ko }) => ko === event.target.value);
        if (chosen) onChange({ labelKo: chosen.ko, labelEn: chosen.en });
      }}
    >
      {names.map((one) => (
        <option key={one.ko} value={one.ko}>
          {one[language]}
        </option>
      ))}
    </SelectField>
  );
}

function OwnName({ line, number, getError, onChange }: Omit<DisclosureLineProps, 'name'>) {
  const t = useText();
  const label = (field: 'labelKo' | 'labelEn', language: string) => (
    <TextField
      label={`${t('products.disclosure.name', { number })} (${language})`}
      error={getError(field)}
      lang={field === 'labelKo' ? 'ko' : 'en'}
      maxLength={MAXIMUM_LABEL_LENGTH}
      autoComplete="off"
      value={line[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <>
      {label('labelKo', t('products.edit.korean'))}
      {label('labelEn', t('products.edit.english'))}
    </>
  );
}
