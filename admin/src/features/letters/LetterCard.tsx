import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { useText } from '../../app/use-text.ts';
import { DialogButton } from '../../components/DialogButton.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { LetterStateBadge } from './LetterStateBadge.tsx';
import { LETTER_KIND_TEXT } from './letter-texts.ts';
import { useRetryLetter } from './use-retry-letter.ts';

const LetterCardFragment = graphql(`
  fragment LetterCard_Letter on Letter {
    id
    kind
    to
    language
    state
    subject
    error
    attempts
    createdAt
    sentAt
    nextTryAt
  }
`);

interface LetterCardProps {
  readonly letter: FragmentType<typeof LetterCardFragment>;
  /** Address of the list with this letter open. */
  readonly readUrl: (id: string) => string;
}

export function LetterCard({ letter: ref, readUrl }: LetterCardProps) {
  const t = useText();
  const language = useLanguage();
  const letter = readFragment(LetterCardFragment, ref);
  const { retryLetter, busy } = useRetryLetter();
  const kind = t(LETTER_KIND_TEXT[letter.kind]);
  const when = (instant: string) => dateTimeText(instant, language, 'KR');

  async function retry() {
    const refused = await retryLetter(letter.id).catch(() => t('letters.retry.failed'));
    showToast(refused ? { tone: 'error', content: refused } : { tone: 'neutral', content: t('letters.retry.done') });
  }

  return (
    <chakra.article bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="1.5" fontSize="sm">
        <LetterStateBadge state={letter.state} />
        <chakra.span fontWeight="semibold">{kind}</chakra.span>
        <chakra.span color="fg.muted">{letter.language === 'KO' ? '한국어' : 'English'}</chakra.span>
        <chakra.time dateTime={letter.createdAt} color="fg.muted" marginStart={{ md: 'auto' }}>
          {when(letter.createdAt)}
        </chakra.time>
      </chakra.div>
      <chakra.h2 fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
        {letter.subject ?? t('letters.noSubject')}
      </chakra.h2>
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {t('letters.to', { to: letter.to })}
      </chakra.p>
      {letter.error ? (
        <chakra.p mt="2" color="fg.error" overflowWrap="anywhere">
          {t('letters.error', { error: letter.error, attempts: letter.attempts })}
        </chakra.p>
      ) : null}
      {letter.error && letter.nextTryAt ? (
        <chakra.p color="fg.muted">{t('letters.nextTry', { at: when(letter.nextTryAt) })}</chakra.p>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        <DialogButton size="sm" variant="outline" to={readUrl(letter.id)}>
          {t('letters.read')}
        </DialogButton>
        {letter.state === 'FAILED' ? (
          <Button size="sm" busy={busy} onClick={retry}>
            {t('letters.retry')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.article>
  );
}
