import { Badge, chakra, Flex, Span, Text } from '@chakra-ui/react';
import type { EmailStatus } from '@eunbit/schema/email';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AddressStatus } from './AddressStatus.tsx';
import { useRetryEmail } from './email-mutations.ts';

const EmailCardFragment = graphql(`
  fragment EmailCard_Email on Email {
    id
    kind
    to
    language
    status
    subject
    error
    attempts
    createdAt
    sentAt
    nextTryAt
    bounce { kind description }
    addressStatus { ...AddressStatus_EmailAddressStatus }
  }
`);

interface EmailCardProps {
  readonly email: FragmentType<typeof EmailCardFragment>;
  /** Address of the list with this email open. */
  readonly readUrl: (id: string) => string;
}

export function EmailCard({ email: ref, readUrl }: EmailCardProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const email = readFragment(EmailCardFragment, ref);
  const { send, busy } = useRetryEmail();
  const kind = t(`emails.kind.${email.kind}`);
  const when = (instant: string) => dateTimeText(instant, language, clock);

  async function retry() {
    const { problem } = await send({ id: email.id });
    if (problem) showError(problem.message ?? t('emails.retry.failed'));
    else toaster.create({ title: t('emails.retry.done') });
  }

  return (
    <chakra.article bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <Flex wrap="wrap" align="center" gap="2" mb="1.5" fontSize="sm">
        <EmailStateBadge state={email.status} />
        <Span fontWeight="semibold">{kind}</Span>
        <Span color="fg.muted">{email.language === 'KO' ? '한국어' : 'English'}</Span>
        <chakra.time dateTime={email.createdAt} color="fg.muted" marginStart={{ md: 'auto' }}>
          {when(email.createdAt)}
        </chakra.time>
      </Flex>
      <chakra.h2 fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
        {email.subject ?? t('emails.noSubject')}
      </chakra.h2>
      <Text color="fg.muted" overflowWrap="anywhere">
        {t('emails.to', { to: email.to })}
      </Text>
      {email.error ? (
        <Text mt="2" color="fg.error" overflowWrap="anywhere">
          {t('emails.error', { error: email.error, attempts: email.attempts })}
        </Text>
      ) : null}
      {email.error && email.nextTryAt ? (
        <Text color="fg.muted">{t('emails.nextTry', { at: when(email.nextTryAt) })}</Text>
      ) : null}
      {email.bounce ? (
        <Text mt="2" color="fg.error" overflowWrap="anywhere">
          {[t(`emails.bounce.${email.bounce.kind}`), email.bounce.description].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      <AddressStatus status={email.addressStatus} />
      <Flex wrap="wrap" gap="2" mt="3">
        <DialogButton size="sm" variant="outline" to={readUrl(email.id)}>
          {t('emails.read')}
        </DialogButton>
        {email.status === 'FAILED' ? (
          <IfMay needed="EMAIL_SEND">
            <Button size="sm" loading={busy} onClick={retry}>
              {t('emails.retry')}
            </Button>
          </IfMay>
        ) : null}
      </Flex>
    </chakra.article>
  );
}

const PALETTE: Readonly<Record<EmailStatus, string>> = {
  SENT: 'green',
  QUEUED: 'purple',
  SENDING: 'purple',
  FAILED: 'red',
  SKIPPED: 'gray',
};

function EmailStateBadge({ state }: { state: EmailStatus }) {
  const t = useText();
  return <Badge colorPalette={PALETTE[state]}>{t(`emails.state.${state}`)}</Badge>;
}
