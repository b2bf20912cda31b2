import { chakra } from '@chakra-ui/react/styled-system';
import { lawfulNames } from '@eunbit/schema/product-notice';
import {
  MAXIMUM_FACT_LENGTH,
  MAXIMUM_LABEL_LENGTH,
  type NoticeLineFields,
} from '@eunbit/schema/validation-product-facts';
import { SelectField, TextAreaField, TextField } from '@eunbit/ui/FormField.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { WarningMark } from '../WarningMark.tsx';
import { isOpen, type NoticeLineDraft } from './facts-draft.ts';

interface NoticeLineProps {
  readonly line: NoticeLineDraft;
  /** What it is called, also while it has no name. */
  readonly name: string;
  readonly number: number;
  readonly wrongOf: (field: keyof NoticeLineFields) => string | null;
  readonly onChange: (part: Partial<NoticeLineDraft>) => void;
}

/** One line of a notice: its name, and what is stated in both languages. */
export function NoticeLine({ line, name, number, wrongOf, onChange }: NoticeLineProps) {
  const t = useText();
  const value = (field: 'valueKo' | 'valueEn', language: string) => (
    <TextAreaField
      label={`${name} (${language})`}
      error={wrongOf(field)}
      lang={field === 'valueKo' ? 'ko' : 'en'}
      rows={Math.min(6, Math.max(2, Math.ceil(line[field].length / 32)))}
      maxLength={MAXIMUM_FACT_LENGTH}
      value={line[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ md: '13rem minmax(0, 1fr) minmax(0, 1fr)' }}
      alignItems="start"
    >
      <chakra.div display="grid" gap="2" alignContent="start">
        {line.isLawful ? (
          <LawfulName line={line} name={name} onChange={onChange} />
        ) : (
          <OwnName line={line} number={number} wrongOf={wrongOf} onChange={onChange} />
        )}
        {isOpen(line) ? (
          <chakra.p>
            <WarningMark>{t('products.notice.open')}</WarningMark>
          </chakra.p>
        ) : null}
      </chakra.div>
      {value('valueKo', t('products.edit.korean'))}
      {value('valueEn', t('products.edit.english'))}
    </chakra.div>
  );
}

/** The name of a line that the law asks for; where it has several for other kinds of goods, the one that fits. */
function LawfulName({ line, name, onChange }: Pick<NoticeLineProps, 'line' | 'name' | 'onChange'>) {
  const t = useText();
  const language = useLanguage();
  const names = lawfulNames(line.labelKo);
  if (names.length < 2) return <chakra.p fontWeight="semibold">{name}</chakra.p>;
  return (
    <SelectField
      label={t('products.notice.registration')}
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

function OwnName({ line, number, wrongOf, onChange }: Omit<NoticeLineProps, 'name'>) {
  const t = useText();
  const label = (field: 'labelKo' | 'labelEn', language: string) => (
    <TextField
      label={`${t('products.notice.name', { number })} (${language})`}
      error={wrongOf(field)}
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
