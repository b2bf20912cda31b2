import { Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor, ButtonLink } from '../../components/ButtonLink.tsx';
import { announcementListUrl, publicAnnouncementUrl } from '../../urls/announcements.urls.ts';

interface SavedAnnouncementProps {
  readonly id: string;
  readonly title: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Links shown after an announcement was saved. */
export function SavedAnnouncement({ id, title, children }: SavedAnnouncementProps) {
  const t = useText();
  return (
    <Grid role="status" bg="white" borderWidth="1px" borderRadius="lg" p="6" gap="4">
      <Text fontSize="md" overflowWrap="anywhere">
        {t('announcements.saved', { title })}
      </Text>
      <Flex wrap="wrap" gap="2">
        <ButtonAnchor variant="outline" href={publicAnnouncementUrl(id)} target="_blank" rel="noreferrer">
          {t('announcements.view')}
        </ButtonAnchor>
        <ButtonLink variant="outline" to={announcementListUrl()}>
          {t('announcements.toList')}
        </ButtonLink>
        {children}
      </Flex>
    </Grid>
  );
}
