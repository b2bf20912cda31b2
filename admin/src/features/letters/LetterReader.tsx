import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { LetterContents } from './LetterContents.tsx';

const LetterReaderDocument = graphql(`
  query LetterReader($id: ID!) {
    letter(id: $id) {
      id
      to
      contents {
        subject
        html
        text
      }
    }
  }
`);

/** What a letter says, as its reader sees it. */
export function LetterReader({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const answer = useQuery(LetterReaderDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const contents = data?.letter?.contents;
  const close = <Button onClick={onClose}>{t('letters.reader.close')}</Button>;
  return (
    <ModalDialog title={contents?.subject ?? t('letters.read')} onClose={onClose} wide>
      {error ? (
        <ErrorNotice onRetry={reload} retrying={loading}>
          {t('letters.reader.failed')}
        </ErrorNotice>
      ) : !data ? (
        <Skeleton height="60dvh" />
      ) : contents ? (
        <>
          <chakra.p mb="3" color="fg.muted">
            {t('letters.reader.note')}
          </chakra.p>
          <LetterContents contents={contents}>{close}</LetterContents>
        </>
      ) : (
        <p>{t('letters.reader.nothing')}</p>
      )}
      {contents ? null : (
        <chakra.div display="flex" justifyContent="flex-end" mt="4">
          {close}
        </chakra.div>
      )}
    </ModalDialog>
  );
}
