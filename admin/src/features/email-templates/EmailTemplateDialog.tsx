import { chakra } from '@chakra-ui/react';
import { MAXIMUM_TEMPLATE_NAME_LENGTH } from '@eunbit/schema/email-template';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { CreateEmailTemplateInput } from '../../gql/graphql.ts';
import { DraftFields } from './DraftFields.tsx';
import { useCreateEmailTemplate, useUpdateEmailTemplate } from './email-template-mutations.ts';
import type { EmailTemplate } from './email-templates.ts';

interface EmailTemplateDialogProps {
  /** The stored template; null for a new one, undefined if it was deleted meanwhile. */
  readonly template: EmailTemplate | null | undefined;
  readonly onClose: () => void;
}

const LANGUAGES = [
  ['ko', 'KO'],
  ['en', 'EN'],
] as const;

const NO_DRAFT = { subject: '', text: '' };

const toInput = (template: EmailTemplate | null | undefined): CreateEmailTemplateInput => {
  if (!template) return { name: '', ko: NO_DRAFT, en: NO_DRAFT };
  const { name, ko, en } = template;
  return {
    name,
    ko: { subject: ko.subject, text: ko.text },
    en: { subject: en.subject, text: en.text },
  };
};

/** Creates or edits a template. After a conflict the input stays until the person has chosen a version. */
export function EmailTemplateDialog({ template, onClose }: EmailTemplateDialogProps) {
  const t = useText();
  const create = useCreateEmailTemplate();
  const update = useUpdateEmailTemplate();
  // The version that the draft is based on: the list behind the dialog may have a newer one.
  const [base, setBase] = useState(template ?? null);
  const form = useSendForm({
    values: toInput(template),
    send: (input) => (base ? update.send({ ...input, id: base.id, version: base.version }) : create.send(input)),
    failed: t('emailTemplates.saveFailed'),
    conflictError: 'EMAIL_TEMPLATE_CONFLICT',
    done: ({ name }) => t('emailTemplates.saved', { name: name.trim() }),
    onSent: onClose,
  });

  return (
    <FormDialog
      wide
      title={base ? t('emailTemplates.edit', { name: base.name }) : t('emailTemplates.new')}
      form={form}
      agree={t('emailTemplates.save')}
      back={t('emailTemplates.cancel')}
      onClose={onClose}
    >
      <TextField
        label={t('emailTemplates.name')}
        hint={t('emailTemplates.nameHint')}
        autoComplete="off"
        data-autofocus
        maxLength={MAXIMUM_TEMPLATE_NAME_LENGTH}
        {...form.field('name')}
      />
      {LANGUAGES.map(([language, text]) => (
        <chakra.fieldset key={language} display="grid" gap="4">
          <chakra.legend fontWeight="bold" mb="3">
            {t(`users.language.${text}`)}
          </chakra.legend>
          <DraftFields subject={form.control(`${language}.subject`)} text={form.control(`${language}.text`)} />
        </chakra.fieldset>
      ))}
      {form.conflict && template ? (
        <ConflictAlert
          message={form.conflict}
          takeNewText={t('emailTemplates.conflict.takeNew')}
          keepMineText={t('emailTemplates.conflict.keepMine')}
          onTakeNew={() => {
            setBase(template);
            form.reset(toInput(template));
          }}
          onKeepMine={() => {
            setBase(template);
            form.refuse(null);
          }}
        />
      ) : null}
    </FormDialog>
  );
}
