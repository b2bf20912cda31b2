import { Box, Flex, Grid, Progress } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import type { ProviderAnswer } from './provider-answer.ts';

interface AnswerStateProps {
  readonly answer: Pick<ProviderAnswer<unknown>, 'asking' | 'failed' | 'askAgain'>;
  /** Time of the figures; null if there are none yet. */
  readonly readAt: string | null;
  /** The provider did not respond. */
  readonly outOfReach: boolean;
  /** Accessible name of the figures. */
  readonly label: string;
}

/** State of the provider's figures: loading, current, or the last known ones. */
export function AnswerState({ answer: { asking, failed, askAgain }, readAt, outOfReach, label }: AnswerStateProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const at = readAt && dateTimeText(readAt, language, clock);
  return (
    <Grid gap="2" mb="4">
      {!asking && (outOfReach || failed) ? (
        <ErrorAlert onRetry={askAgain}>
          {at ? t('finance.outOfReach', { at }) : t('finance.outOfReach.nothing')}
        </ErrorAlert>
      ) : null}
      <Flex wrap="wrap" align="center" columnGap="3" minH="9" color="fg.muted">
        {at ? <span>{t('finance.readAt', { at })}</span> : asking ? null : <span>{t('finance.neverRead')}</span>}
        <span role="status">{asking ? t('finance.asking') : null}</span>
        {asking || outOfReach || failed ? null : (
          <Button size="sm" variant="outline" onClick={askAgain}>
            {t('finance.askAgain')}
          </Button>
        )}
      </Flex>
      {/* Always takes its room, so that the figures below do not move. */}
      <Box height="1.5">
        {asking ? (
          <Progress.Root value={null} size="xs" shape="full" colorPalette="purple">
            <Progress.Track aria-label={label}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        ) : null}
      </Box>
    </Grid>
  );
}
