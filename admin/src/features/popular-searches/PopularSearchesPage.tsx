import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { POPULAR_SEARCHES_SHOWN } from '@eunbit/schema/popular-search';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { MARKET_NAME } from '../../app/market-texts.ts';
import { useStores } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useReload } from '../../components/use-reload.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import { graphql } from '../../gql/index.ts';
import {
  type PopularSearchesView,
  popularSearchesUrl,
  popularSearchesView,
  SEARCH_VIEWS,
} from '../../urls/popular-searches.urls.ts';
import { useHidePopularSearch } from './popular-search-mutations.ts';
import { SearchRow } from './SearchRow.tsx';

const ModeratedSearchesDocument = graphql(`
  query ModeratedSearches($market: Market!, $language: Language!) {
    moderatedSearches(market: $market, language: $language) { id count hiddenAt ...SearchRow_ModeratedSearch }
  }
`);

const LANGUAGE_TEXT = { KO: 'popularSearches.korean', EN: 'popularSearches.english' } as const;

/** The most frequent searches in a store and language, which staff may hide permanently (CATALOGUE-29). */
export function PopularSearchesPage() {
  const t = useText();
  const [query] = useSearchParams();
  const stores = useStores();
  const view = popularSearchesView(query, stores);
  const { market, language } = view;
  const answer = useQuery(ModeratedSearchesDocument, { variables: view, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const lists = useRef<HTMLDivElement>(null);
  // A search moves to the other list together with the focused button.
  const keptFocus = useKeptFocus(lists);
  const { data } = answer;
  const searches = data?.moderatedSearches;
  const popular = searches?.filter(({ count, hiddenAt }) => count > 0 && !hiddenAt) ?? [];
  const hidden = searches?.filter(({ hiddenAt }) => hiddenAt) ?? [];
  const row = (search: (typeof popular)[number]) => <SearchRow key={search.id} view={view} row={search} />;
  return (
    <>
      <PageTitle title={t('popularSearches.title')} />
      <Text color="fg.muted" mb="4" maxW="40rem">
        {t('popularSearches.note', { count: POPULAR_SEARCHES_SHOWN })}
      </Text>
      <Box mb="5">
        <ChipLinks
          label={t('popularSearches.lists')}
          chips={SEARCH_VIEWS.filter((known) => stores.includes(known.market)).map((known) => ({
            to: popularSearchesUrl(known),
            text: `${t(MARKET_NAME[known.market])} · ${t(LANGUAGE_TEXT[known.language])}`,
            chosen: known.market === market && known.language === language,
          }))}
        />
      </Box>
      <Box maxW="48rem" mb="5">
        <HideWordForm key={`${market} ${language}`} view={view} onHidden={reload} />
      </Box>
      <ListFrame
        answer={answer}
        failed={t('popularSearches.failed')}
        empty={searches && popular.length + hidden.length === 0 && t('popularSearches.empty')}
        rows={6}
        rowHeight="3.25rem"
      >
        {searches ? (
          <Grid ref={lists} tabIndex={-1} outline="none" gap="5" maxW="48rem" {...keptFocus}>
            <Panel title={t('popularSearches.shown')}>
              {popular.length > 0 ? <ol>{popular.map(row)}</ol> : <Nothing>{t('popularSearches.noneShown')}</Nothing>}
            </Panel>
            <Panel title={t('popularSearches.hidden')}>
              {hidden.length > 0 ? <ul>{hidden.map(row)}</ul> : <Nothing>{t('popularSearches.noneHidden')}</Nothing>}
            </Panel>
          </Grid>
        ) : null}
      </ListFrame>
    </>
  );
}

function Nothing({ children }: { readonly children: string }) {
  return <Text color="fg.muted">{children}</Text>;
}

interface HideWordFormProps {
  readonly view: PopularSearchesView;
  readonly onHidden: () => void;
}

/** Hides a search that is in neither list, before it becomes popular. */
function HideWordForm({ view, onHidden }: HideWordFormProps) {
  const t = useText();
  const { send } = useHidePopularSearch();
  const form = useSendForm({
    values: { word: '' },
    validate: ({ word }) => (word.trim() === '' ? [{ path: 'word', text: t('popularSearches.wordMissing') }] : []),
    send: ({ word }) => send({ ...view, text: word, isHidden: true }),
    failed: t('popularSearches.saveFailed'),
    problemField: 'word',
    startsOver: true,
    done: ({ word }) => t('popularSearches.hideDone', { text: word.trim() }),
    onSent: onHidden,
  });

  return (
    <Panel title={t('popularSearches.hideWord')}>
      <chakra.form {...form.formProps}>
        <Flex wrap="wrap" align="flex-start" gap="2">
          <Box flex={{ base: '1 1 100%', md: '1 1 14rem' }}>
            <TextField
              label={t('popularSearches.word')}
              hint={t('popularSearches.wordHint')}
              autoComplete="off"
              {...form.field('word')}
            />
          </Box>
          <Button type="submit" variant="subtle" mt={{ md: '1.6875rem' }} loading={form.busy}>
            {t('popularSearches.hide')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
