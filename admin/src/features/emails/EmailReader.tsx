import { useQuery } from '@apollo/client/react';
import { Dialog, Skeleton, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { EmailContents } from './EmailContents.tsx';

const EmailReaderDocument = graphql(`
  query EmailReader($id: ID!) {
    email(id: $id) {
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

/** Shows an email as its recipient sees it. */
export function EmailReader({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const answer = useQuery(EmailReaderDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const contents = data?.email?.contents;
  const close = <Button onClick={onClose}>{t('emails.reader.close')}</Button>;
  return (
    <ModalDialog title={contents?.subject ?? t('emails.read')} onClose={onClose} wide>
      {error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('emails.reader.failed')}
        </ErrorAlert>
      ) : !data ? (
        <Skeleton height="60dvh" />
      ) : contents ? (
        <>
          <Text mb="3" color="fg.muted">
            {t('emails.reader.note')}
          </Text>
          <EmailContents contents={contents}>{close}</EmailContents>
        </>
      ) : (
        <p>{t('emails.reader.nothing')}</p>
      )}
      {contents ? null : <Dialog.Footer mt="4">{close}</Dialog.Footer>}
    </ModalDialog>
  );
}
