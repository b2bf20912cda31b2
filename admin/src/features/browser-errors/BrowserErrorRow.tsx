import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { RowLink } from '../../components/RowLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { BROWSER_ERROR_APP_TEXT, BROWSER_ERROR_KIND_TEXT } from '../../labels/browser-error-texts.ts';
import { browserErrorUrl } from '../../urls/browser-errors.urls.ts';
import { BrowserErrorBadges } from './BrowserErrorBadges.tsx';
import { useErrorTitle } from './use-error-title.ts';

const BrowserErrorRowFragment = graphql(`
  fragment BrowserErrorRow_BrowserErrorGroup on BrowserErrorGroup {
    id
    app
    kind
    name
    message
    state
    reopenedAt
    count
    lastSeenAt
  }
`);

/** One group of a list; the whole row is a link. */
export function BrowserErrorRow({ group: ref }: { group: FragmentType<typeof BrowserErrorRowFragment> }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const group = readFragment(BrowserErrorRowFragment, ref);
  const { id, app, kind, state, reopenedAt, count, lastSeenAt } = group;
  const title = useErrorTitle(group);
  return (
    <RowLink to={browserErrorUrl(id)}>
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" mb="1.5" fontSize="sm">
        <BrowserErrorBadges state={state} reopenedAt={reopenedAt} />
        <Span color="fg.muted">
          {t(BROWSER_ERROR_APP_TEXT[app])} · {t(BROWSER_ERROR_KIND_TEXT[kind])}
        </Span>
        <chakra.time dateTime={lastSeenAt} color="fg.muted" marginStart={{ md: 'auto' }}>
          {t('browserErrors.lastSeenAt', { at: dateTimeText(lastSeenAt, language, clock) })}
        </chakra.time>
      </Flex>
      <Flex gap="4" align="baseline" justify="space-between">
        <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere" minWidth="0">
          {title}
        </Text>
        <Span flexShrink="0" fontVariantNumeric="tabular-nums">
          {t('browserErrors.times', { count })}
        </Span>
      </Flex>
    </RowLink>
  );
}
