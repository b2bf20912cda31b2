import { useQuery } from '@apollo/client/react';
import { Dialog, Skeleton, Text } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../../components/ModalDialog.tsx';
import { useReload } from '../../../../components/use-reload.ts';
import { graphql } from '../../../../gql/index.ts';
import { EmailTemplatesDocument } from '../../../email-templates/email-templates.ts';
import { ComposeEmailForm } from './ComposeEmailForm.tsx';
import { blankDraft, type ComposedDraft } from './email-draft.ts';

const BuyerDocument = graphql(`
  query ComposeEmail($number: String!) {
    orderStaffDetails(number: $number) { orderNumber language emailStatus { email } }
  }
`);

interface ComposeEmailDialogProps {
  readonly orderNumber: string;
  /** Null if no email was started yet. */
  readonly draft: ComposedDraft | null;
  readonly onChange: (draft: ComposedDraft | null) => void;
  readonly onClose: () => void;
  readonly onSent: (() => void) | undefined;
}

/** Starts in the language of the order, unless a draft exists in the other one. */
export function ComposeEmailDialog({ orderNumber, draft, onChange, onClose, onSent }: ComposeEmailDialogProps) {
  const t = useText();
  const templates = useQuery(EmailTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  const buyer = useQuery(BuyerDocument, { variables: { number: orderNumber } });
  const [readTemplates, readBuyer] = [useReload(templates), useReload(buyer)];
  const details = buyer.data?.orderStaffDetails;
  const failed = (templates.error && !templates.data) || (buyer.error && !buyer.data);

  function readAgain() {
    readTemplates();
    readBuyer();
  }

  return (
    <ModalDialog wide title={t('composeEmail.title')} onClose={onClose}>
      {templates.data && details ? (
        <>
          <Text color="fg.muted" mb="4" overflowWrap="anywhere">
            {t('composeEmail.to', { email: details.emailStatus.email })}
          </Text>
          <ComposeEmailForm
            orderNumber={orderNumber}
            email={details.emailStatus.email}
            templates={templates.data.emailTemplates}
            draft={draft ?? blankDraft(details.language)}
            onChange={onChange}
            onClose={onClose}
            onSent={onSent}
          />
        </>
      ) : (
        <>
          {failed ? (
            <ErrorAlert onRetry={readAgain} retrying={templates.loading || buyer.loading}>
              {t('emailTemplates.failed')}
            </ErrorAlert>
          ) : (
            <Skeleton height="24rem" bg="gray.200" />
          )}
          <Dialog.Footer mt="4">
            <Button variant="outline" onClick={onClose}>
              {t('composeEmail.close')}
            </Button>
          </Dialog.Footer>
        </>
      )}
    </ModalDialog>
  );
}
