import { chakra, Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';

/** The steps so far, newest first, with who took them. */
export function ReturnHistory({ returned: { history } }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  return (
    <Panel title={t('returns.history')}>
      <chakra.ol display="grid" gap="3" listStyle="none">
        {[...history].reverse().map(({ status, at, author, reason }) => (
          <li key={`${status}${at}`}>
            <Text fontWeight="medium">{t(`returns.state.${status}`)}</Text>
            <Text color="fg.muted" fontSize="sm">
              {[dateTimeText(at, language, clock), author].filter(Boolean).join(' · ')}
            </Text>
            {reason ? (
              <Text fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {reason}
              </Text>
            ) : null}
          </li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
