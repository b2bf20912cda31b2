import { Grid, Text } from '@chakra-ui/react';
import {
  type CompanyBlockField,
  type CompanyBlockKind,
  hasCompanyBlockField,
  maximumCompanyText,
} from '@eunbit/schema/company-block';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import type { CompanyBlockDraft } from './company-block-draft.ts';
import { KIND_TEXTS } from './company-block-texts.ts';

interface LanguageFieldsProps {
  readonly kind: CompanyBlockKind;
  readonly language: 'ko' | 'en';
  readonly hasPhoto: boolean;
  readonly form: SendForm<CompanyBlockDraft>;
}

const ORDER: readonly CompanyBlockField[] = ['name', 'role', 'text', 'address', 'photoAlt'];

/** What a block says in one language. */
export function LanguageFields({ kind, language, hasPhoto, form }: LanguageFieldsProps) {
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
            lang: language,
            autoComplete: 'off',
            maxLength: maximumCompanyText(kind, field),
            ...form.field(`${language}.${field}`),
          };
          const hasLines = kind === 'PLACE' && field === 'text';
          return hasLines ? <TextAreaField key={field} rows={5} {...props} /> : <TextField key={field} {...props} />;
        })}
      </Grid>
    </Panel>
  );
}
