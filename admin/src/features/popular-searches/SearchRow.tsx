import { chakra, Span } from '@chakra-ui/react';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { PopularSearchesView } from '../../urls/popular-searches.urls.ts';
import { useHidePopularSearch } from './popular-search-mutations.ts';

const SearchRowFragment = graphql(`
  fragment SearchRow_ModeratedSearch on ModeratedSearch {
    text
    count
    hiddenAt
  }
`);

interface SearchRowProps {
  readonly view: PopularSearchesView;
  readonly row: FragmentType<typeof SearchRowFragment>;
}

/** A popular or hidden search with the possible actions. */
export function SearchRow({ view, row }: SearchRowProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { text, count, hiddenAt } = readFragment(SearchRowFragment, row);
  const { send, busy } = useHidePopularSearch();
  const isHidden = Boolean(hiddenAt);
  const action = t(isHidden ? 'popularSearches.show' : 'popularSearches.hide');

  async function toggle(): Promise<void> {
    const { problem } = await send({ ...view, text, isHidden: !isHidden });
    if (problem) showError(problem.message ?? t('popularSearches.saveFailed'));
    else toaster.create({ title: t(isHidden ? 'popularSearches.showDone' : 'popularSearches.hideDone', { text }) });
  }

  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="2"
      listStyle="none"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Span fontWeight="semibold" overflowWrap="anywhere">
        {text}
      </Span>
      <Span color="fg.muted">
        {count > 0 ? t('popularSearches.count', { count }) : null}
        {count > 0 && hiddenAt ? ' · ' : null}
        {hiddenAt ? t('popularSearches.hiddenOn', { date: dateText(hiddenAt, language, clock) }) : null}
      </Span>
      <Button
        size="sm"
        variant="outline"
        marginStart="auto"
        aria-label={`${action}: ${text}`}
        loading={busy}
        onClick={toggle}
      >
        {action}
      </Button>
    </chakra.li>
  );
}
