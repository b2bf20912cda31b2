import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import {
  type CompanyBlockField,
  type CompanyBlockKind,
  hasCompanyBlockField,
  maximumCompanyText,
} from '@eunbit/schema/company-block';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { type SendForm, useSendForm } from '../../components/use-send-form.ts';
import { companyUrl } from '../../urls/company.urls.ts';
import { type CompanyBlockDraft, EMPTY_BLOCK, toBlockDraft, toBlockInput } from './company-block-draft.ts';
import { KIND_TEXTS } from './company-block-texts.ts';
import type { CompanyBlock } from './company-blocks.ts';
import { useCreateCompanyBlock, useUpdateCompanyBlock } from './company-mutations.ts';
import { PhotoField } from './PhotoField.tsx';

interface CompanyBlockFormProps {
  readonly kind: CompanyBlockKind;
  /** The stored block; null for a new one. */
  readonly stored: CompanyBlock | null;
}

const toDraft = (block: CompanyBlock | null) => (block ? toBlockDraft(block) : EMPTY_BLOCK);

/** Form for a person or a place. Input stays after a refusal or a conflict. */
export function CompanyBlockForm({ kind, stored }: CompanyBlockFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const create = useCreateCompanyBlock();
  const update = useUpdateCompanyBlock();
  // The version that the draft is based on: the list may have a newer one by now.
  const [base, setBase] = useState(stored);
  const form = useSendForm({
    values: toDraft(stored),
    send(draft) {
      const input = toBlockInput(draft);
      return base ? update.send({ ...input, id: base.id, version: base.version }) : create.send({ ...input, kind });
    },
    failed: t('company.saveFailed'),
    conflictError: 'COMPANY_BLOCK_CONFLICT',
    paths: { photoId: 'photo' },
    done: ({ ko }) => t('company.saved', { name: ko.name.trim() }),
    onSent: () => void navigate(companyUrl()),
  });
  const photo = form.control('photo');

  return (
    <chakra.form {...form.formProps} display="grid" gap="5">
      <UnsavedGuard unsaved={form.isDirty} />
      <PhotoField {...photo} />
      {(['ko', 'en'] as const).map((language) => (
        <LanguageFields key={language} kind={kind} language={language} hasPhoto={photo.value !== null} form={form} />
      ))}
      {form.conflict && stored ? (
        <ConflictAlert
          message={form.conflict}
          takeNewText={t('company.conflict.takeNew')}
          keepMineText={t('company.conflict.keepMine')}
          onTakeNew={() => {
            setBase(stored);
            form.reset(toBlockDraft(stored));
          }}
          onKeepMine={() => {
            setBase(stored);
            form.refuse(null);
          }}
        />
      ) : null}
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Flex justify="flex-end">
        <Button type="submit" loading={form.busy}>
          {t('company.save')}
        </Button>
      </Flex>
    </chakra.form>
  );
}

interface LanguageFieldsProps {
  readonly kind: CompanyBlockKind;
  readonly language: 'ko' | 'en';
  readonly hasPhoto: boolean;
  readonly form: SendForm<CompanyBlockDraft>;
}

const ORDER: readonly CompanyBlockField[] = ['name', 'role', 'text', 'address', 'photoAlt'];

/** The texts of a block in one language. */
function LanguageFields({ kind, language, hasPhoto, form }: LanguageFieldsProps) {
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
