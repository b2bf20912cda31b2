import { chakra, Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { useReactivateEmailAddress } from './email-mutations.ts';

const AddressStatusFragment = graphql(`
  fragment AddressStatus_EmailAddressStatus on EmailAddressStatus {
    email
    suppression { reason since description }
    newsSuppression { reason since description }
    softBounces
    isReactivatable
  }
`);

interface AddressStatusProps {
  readonly status: FragmentType<typeof AddressStatusFragment>;
  /** Also shows the mail server's response, if no email next to it does. */
  readonly detailed?: boolean;
}

/** Why an address gets no emails, with a button to resume sending; renders nothing if emails are delivered. */
export function AddressStatus({ status: ref, detailed = false }: AddressStatusProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { send, busy } = useReactivateEmailAddress();
  const { email, suppression, newsSuppression, softBounces, isReactivatable } = readFragment(
    AddressStatusFragment,
    ref,
  );
  const shown = suppression ?? newsSuppression;
  if (!shown && softBounces === 0) return null;

  async function sendAgain() {
    const { problem } = await send({ email });
    if (problem) showError(problem.message ?? t('emails.address.failed'));
    else toaster.create({ title: t('emails.address.reactivated', { email }) });
  }

  return (
    <chakra.div my="2" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
      {shown ? (
        <Text color="fg.error">
          {t(suppression ? 'emails.address.suppressed' : 'emails.address.noNews', {
            email,
            since: dateTimeText(shown.since, language, clock),
            reason: t(`emails.suppression.${shown.reason}`),
          })}
        </Text>
      ) : (
        <Text color="fg.muted">{t('emails.address.softBounces', { count: softBounces, email })}</Text>
      )}
      {detailed && shown?.description ? <Text color="fg.muted">{shown.description}</Text> : null}
      {isReactivatable ? (
        <IfMay needed="EMAIL_SEND">
          <Button mt="2" size="sm" variant="outline" loading={busy} onClick={sendAgain}>
            {t('emails.address.reactivate')}
          </Button>
        </IfMay>
      ) : null}
    </chakra.div>
  );
}
