import { Grid, Text } from '@chakra-ui/react';
import {
  type CompanyBlockField,
  type CompanyBlockKind,
  type CompanyBlockText,
  hasCompanyBlockField,
  maximumCompanyText,
} from '@eunbit/schema/company-block';
import type { ChangeEvent } from 'react';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { KIND_TEXTS } from './company-block-texts.ts';

interface LanguageFieldsProps {
  readonly kind: CompanyBlockKind;
  readonly language: 'ko' | 'en';
  readonly text: CompanyBlockText;
  readonly hasPhoto: boolean;
  /** Messages by path. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (text: CompanyBlockText) => void;
}

const ORDER: readonly CompanyBlockField[] = ['name', 'role', 'text', 'address', 'photoAlt'];

/** What a block says in one language. */
export function LanguageFields({ kind, language, text, hasPhoto, wrong, onChange }: LanguageFieldsProps) {
  const t = useText();
  const fields = ORDER.filter((field) => hasCompanyBlockField(kind, field) && (field !== 'photoAlt' || hasPhoto));
  return (
    <Panel title={t(language === 'ko' ? 'company.korean' : 'company.english')}>
      <Grid gap="4">
        {language === 'en' ? <Text color="fg.muted">{t('company.englishHint')}</Text> : null}
        {fields.map((field) => {
          const props = {
            label: t(KIND_TEXTS[kind].fields[field]),
            hint: field === 'photoAlt' ? t('company.photoAltHint') : undefined,
            error: wrong[`${language}.${field}`] ?? null,
            lang: language,
            autoComplete: 'off',
            maxLength: maximumCompanyText(kind, field),
            value: text[field],
            onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              onChange({ ...text, [field]: target.value }),
          };
          const hasLines = kind === 'PLACE' && field === 'text';
          return hasLines ? <TextAreaField key={field} rows={5} {...props} /> : <TextField key={field} {...props} />;
        })}
      </Grid>
    </Panel>
  );
}
