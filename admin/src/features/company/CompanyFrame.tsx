import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { companyUrl } from '../../urls/company.urls.ts';

/** Frame of the pages that add and change a person or a place. */
export function CompanyFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Box maxW="52rem">
      <Box mb="2">
        <TextLink to={companyUrl()}>← {t('company.toList')}</TextLink>
      </Box>
      <PageTitle title={title} />
      {children}
    </Box>
  );
}
