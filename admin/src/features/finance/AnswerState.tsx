import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { dateTimeText } from '@eunbit/ui/date';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import type { ProviderAnswer } from './provider-answer.ts';

const Bar = chakra('div', {
  base: {
    height: '1.5',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'gray.200',
    _before: {
      content: '""',
      display: 'block',
      height: 'full',
      width: '40%',
      borderRadius: 'full',
      bg: 'purple.600',
      animation: 'slide-through 1.4s ease-in-out infinite',
      _motionReduce: { animation: 'none', width: 'full', opacity: '0.5' },
    },
  },
});

interface AnswerStateProps {
  readonly answer: Pick<ProviderAnswer<unknown>, 'asking' | 'failed' | 'askAgain'>;
  /** Time of the figures; null while there are none. */
  readonly readAt: string | null;
  /** The provider did not answer. */
  readonly outOfReach: boolean;
  /** Accessible name of the figures. */
  readonly label: string;
}

/** State of the provider's figures: loading, present, or the last known ones. Times are those of the company's city. */
export function AnswerState({ answer: { asking, failed, askAgain }, readAt, outOfReach, label }: AnswerStateProps) {
  const t = useText();
  const language = useLanguage();
  const at = readAt && dateTimeText(readAt, language, 'KR');
  return (
    <chakra.div display="grid" gap="2" mb="4">
      {!asking && (outOfReach || failed) ? (
        <ErrorAlert onRetry={askAgain}>
          {at ? t('finance.outOfReach', { at }) : t('finance.outOfReach.nothing')}
        </ErrorAlert>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="9" color="fg.muted">
        {at ? <span>{t('finance.readAt', { at })}</span> : asking ? null : <span>{t('finance.neverRead')}</span>}
        <span role="status">{asking ? t('finance.asking') : null}</span>
        {asking || outOfReach || failed ? null : (
          <Button size="sm" variant="outline" onClick={askAgain}>
            {t('finance.askAgain')}
          </Button>
        )}
      </chakra.div>
      {/* Always takes its room, so that the figures below do not move. */}
      <chakra.div height="1.5">{asking ? <Bar role="progressbar" aria-label={label} /> : null}</chakra.div>
    </chakra.div>
  );
}
