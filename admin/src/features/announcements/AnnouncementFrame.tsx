import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { announcementListUrl } from '../../urls/announcements.urls.ts';

/** Frame of the pages that add and edit an announcement. */
export function AnnouncementFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <Box mb="2">
        <TextLink to={announcementListUrl()}>← {t('announcements.toList')}</TextLink>
      </Box>
      <PageTitle title={title} />
      {children}
    </>
  );
}
