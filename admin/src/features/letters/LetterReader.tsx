import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';

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

/** What a letter says, as its reader sees it. The frame has no rights: nothing in it runs, and its links open nothing. */
export function LetterReader({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const [asText, setAsText] = useState(false);
  const answer = useQuery(LetterReaderDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const contents = data?.letter?.contents;
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
          {asText ? (
            <chakra.pre
              // A region that scrolls has to be reachable by keyboard.
              tabIndex={0}
              height="60dvh"
              overflow="auto"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              p="4"
              borderWidth="1px"
              borderRadius="md"
            >
              {contents.text}
            </chakra.pre>
          ) : (
            <chakra.iframe
              title={contents.subject}
              sandbox=""
              srcDoc={contents.html}
              width="full"
              height="60dvh"
              borderWidth="1px"
              borderRadius="md"
              bg="white"
            />
          )}
        </>
      ) : (
        <p>{t('letters.reader.nothing')}</p>
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="4">
        {contents ? (
          <Button variant="outline" onClick={() => setAsText(!asText)}>
            {t(asText ? 'letters.reader.html' : 'letters.reader.text')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('letters.reader.close')}</Button>
      </chakra.div>
    </ModalDialog>
  );
}
