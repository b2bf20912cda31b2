import { chakra, Flex, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { DialogButton } from '../../components/DialogButton.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { emailTemplatesUrl } from '../../urls/email-templates.urls.ts';
import type { EmailTemplate } from './email-templates.ts';

/** A template with how it begins in both languages. */
export function EmailTemplateCard({ template: { id, name, ko, en } }: { readonly template: EmailTemplate }) {
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
