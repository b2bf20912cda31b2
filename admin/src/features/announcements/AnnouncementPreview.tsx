import { useQuery } from '@apollo/client/react';
import { Box, chakra, Dialog } from '@chakra-ui/react';
import { announcementHtml } from '@eunbit/ui/component-styles';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { graphql } from '../../gql/index.ts';

const AnnouncementPreviewDocument = graphql(`
  query AnnouncementPreview($title: String!, $body: String!) {
    announcementPreview(title: $title, body: $body) { titleHtml bodyHtml }
  }
`);

interface AnnouncementPreviewProps {
  readonly title: string;
  readonly body: string;
  readonly onClose: () => void;
}

/** Preview of an announcement: the server sanitizes its HTML as it does when it stores it. */
export function AnnouncementPreview({ title, body, onClose }: AnnouncementPreviewProps) {
  const t = useText();
  const answer = useQuery(AnnouncementPreviewDocument, { variables: { title, body }, fetchPolicy: 'no-cache' });
  const { data } = answer;
  return (
    <ModalDialog title={t('announcements.preview')} onClose={onClose} wide>
      {data ? (
        <chakra.article overflowWrap="anywhere">
          <chakra.h3
            fontSize="2xl"
            fontWeight="bold"
            mb="4"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the API returns no HTML that could run or load anything.
            dangerouslySetInnerHTML={{ __html: data.announcementPreview.titleHtml }}
          />
          <Box
            css={announcementHtml}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
            dangerouslySetInnerHTML={{ __html: data.announcementPreview.bodyHtml }}
          />
        </chakra.article>
      ) : (
        <Awaited answer={answer} failed={t('announcements.failed')} height="20rem" />
      )}
      <Dialog.Footer mt="6">
        <Button onClick={onClose}>{t('announcements.close')}</Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
