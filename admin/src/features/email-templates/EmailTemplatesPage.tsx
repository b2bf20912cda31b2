import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { DialogButton } from '../../components/DialogButton.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { emailTemplatesUrl, emailTemplatesView } from '../../urls/email-templates.urls.ts';
import { EmailTemplateDialog } from './EmailTemplateDialog.tsx';
import { useDeleteEmailTemplate } from './email-template-mutations.ts';
import { type EmailTemplate, EmailTemplatesDocument } from './email-templates.ts';

/** The templates for emails that staff send to customers (COLLABORATION-8). */
export function EmailTemplatesPage() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { editing, deleting } = emailTemplatesView(query);
  const answer = useQuery(EmailTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  const { data } = answer;
  const templates = data?.emailTemplates;
  const find = (id: string | null) => templates?.find((template) => template.id === id);
  const removed = find(deleting);
  const close = () => void navigate(emailTemplatesUrl(), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageTitle title={t('emailTemplates.title')}>
        <IfMay needed="EMAIL_TEMPLATE_WRITE">
          <DialogButton size="sm" to={emailTemplatesUrl({ editing: 'new' })}>
            {t('emailTemplates.new')}
          </DialogButton>
        </IfMay>
      </PageTitle>
      <Text color="fg.muted" mb="4" maxW="40rem">
        {t('emailTemplates.note')}
      </Text>
      <ListFrame
        answer={answer}
        failed={t('emailTemplates.failed')}
        empty={templates?.length === 0 && t('emailTemplates.empty')}
        rows={4}
        rowHeight="6rem"
      >
        {templates ? (
          <chakra.ul listStyle="none" display="grid" gap="3">
            {templates.map((template) => (
              <EmailTemplateCard key={template.id} template={template} />
            ))}
          </chakra.ul>
        ) : null}
      </ListFrame>
      {templates && editing ? (
        <IfMay needed="EMAIL_TEMPLATE_WRITE" keepsShown>
          <Editing key={editing} template={editing === 'new' ? null : find(editing)} onClose={close} />
        </IfMay>
      ) : null}
      {removed ? <TemplateRemoval template={removed} onClose={close} /> : null}
    </>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

/** The address of an unknown template opens nothing. If a template is deleted while its dialog is open, saving reports it. */
function Editing({ template, onClose }: DialogProps & { readonly template: EmailTemplate | null | undefined }) {
  const [wasThere] = useState(template !== undefined);
  return wasThere ? <EmailTemplateDialog template={template} onClose={onClose} /> : null;
}

function TemplateRemoval({ template: { id, name }, onClose }: DialogProps & { readonly template: EmailTemplate }) {
  const t = useText();
  const { send, busy } = useDeleteEmailTemplate();
  return (
    <RemovalDialog
      title={t('emailTemplates.delete', { name })}
      keep={t('emailTemplates.cancel')}
      agree={t('emailTemplates.deleteShort')}
      failed={t('emailTemplates.saveFailed')}
      busy={busy}
      remove={() => send({ id })}
      onClose={onClose}
      onRemoved={onClose}
    >
      {t('emailTemplates.deleteText')}
    </RemovalDialog>
  );
}

/** A template with the beginning of its text in both languages. */
function EmailTemplateCard({ template: { id, name, ko, en } }: { readonly template: EmailTemplate }) {
  const t = useText();
  return (
    <chakra.li bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <Flex wrap="wrap" align="center" gap="3">
        <chakra.h2 fontSize="md" fontWeight="bold" overflowWrap="anywhere" marginEnd="auto">
          {name}
        </chakra.h2>
        <IfMay needed="EMAIL_TEMPLATE_WRITE">
          <Flex gap="2">
            <DialogButton
              size="sm"
              variant="outline"
              to={emailTemplatesUrl({ editing: id })}
              aria-label={t('emailTemplates.edit', { name })}
            >
              {t('emailTemplates.editShort')}
            </DialogButton>
            <DialogButton
              size="sm"
              variant="outline"
              colorPalette="red"
              to={emailTemplatesUrl({ deleting: id })}
              aria-label={t('emailTemplates.delete', { name })}
            >
              {t('emailTemplates.deleteShort')}
            </DialogButton>
          </Flex>
        </IfMay>
      </Flex>
      <Text mt="2" lang="ko" overflowWrap="anywhere">
        {ko.subject}
      </Text>
      <Text lang="en" color="fg.muted" overflowWrap="anywhere">
        {en.subject}
      </Text>
    </chakra.li>
  );
}
