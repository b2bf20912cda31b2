import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { NOTICE_STYLE } from '@eunbit/ui/notice-style';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';

const NoticePreviewDocument = graphql(`
  query NoticePreview($title: String!, $body: String!) {
    noticePreview(title: $title, body: $body) {
      titleHtml
      bodyHtml
    }
  }
`);

interface NoticePreviewProps {
  readonly title: string;
  readonly body: string;
  readonly onClose: () => void;
}

/** A notice as everybody will see it: cleaned by the same server that stores it. */
export function NoticePreview({ title, body, onClose }: NoticePreviewProps) {
  const t = useText();
  const answer = useQuery(NoticePreviewDocument, { variables: { title, body }, fetchPolicy: 'no-cache' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  return (
    <ModalDialog title={t('notices.preview')} onClose={onClose} wide>
      {data ? (
        <chakra.article overflowWrap="anywhere">
          <chakra.h3
            fontSize="2xl"
            fontWeight="bold"
            mb="4"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the API tells no HTML that could run or load anything.
            dangerouslySetInnerHTML={{ __html: data.noticePreview.titleHtml }}
          />
          <chakra.div
            css={NOTICE_STYLE}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
            dangerouslySetInnerHTML={{ __html: data.noticePreview.bodyHtml }}
          />
        </chakra.article>
      ) : error ? (
        <ErrorNotice onRetry={reload} retrying={loading}>
          {t('notices.failed')}
        </ErrorNotice>
      ) : (
        <Skeleton height="20rem" />
      )}
      <chakra.div display="flex" justifyContent="flex-end" mt="6">
        <Button onClick={onClose}>{t('notices.close')}</Button>
      </chakra.div>
    </ModalDialog>
  );
}
