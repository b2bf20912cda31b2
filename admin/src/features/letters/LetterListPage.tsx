import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { useViewChange } from '../../app/use-view-change.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { NumberedPager } from '../../components/NumberedPager.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { LetterCard } from './LetterCard.tsx';
import { LetterReader } from './LetterReader.tsx';
import { LETTER_STATE_TEXT } from './letter-texts.ts';
import { LETTER_STATES, letterListUrl, letterListView } from './letters.urls.ts';

const LetterListDocument = graphql(`
  query LetterList($state: LetterState, $to: String, $page: Int!) {
    letters(state: $state, to: $to, page: $page) {
      totalCount
      page
      pageCount
      letters {
        id
        ...LetterCard_Letter
      }
    }
  }
`);

/** Every letter the shop sends, with what became of it. */
export function LetterListPage() {
  const t = useText();
  const navigate = useNavigate();
  const changeView = useViewChange({ read: letterListView, urlOf: letterListUrl });
  const [query] = useSearchParams();
  const view = letterListView(query);
  const { state, to, page } = view;
  const answer = useQuery(LetterListDocument, {
    variables: { state, to: to || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = answer;
  const list = (answer.data ?? answer.previousData)?.letters;
  const reload = useReload(answer);
  const states = [null, ...LETTER_STATES].map((known) => ({
    to: letterListUrl({ state: known, to }),
    text: t(known ? LETTER_STATE_TEXT[known] : 'letters.state.all'),
    chosen: state === known,
  }));

  return (
    <>
      <PageTitle title={t('letters.title')} />
      <SavedViews list="LETTERS" />
      <chakra.div display="grid" gap="3" mb="5">
        <ChipLinks label={t('letters.filter')} chips={states} />
        <SearchBox
          label={t('letters.search')}
          value={to}
          onSearch={(text) => changeView((now) => ({ ...now, to: text, page: 1, letter: null }))}
          clearUrl={letterListUrl({ state })}
        />
      </chakra.div>
      <ListFrame
        failed={error ? t('letters.failed') : null}
        empty={list?.totalCount === 0 ? t(state || to ? 'letters.emptyFiltered' : 'letters.empty') : null}
        onRetry={reload}
        busy={loading && answer.data === undefined && list !== undefined}
        rows={6}
        rowHeight="8.5rem"
      >
        {list ? (
          <chakra.ul display="grid" gap="3" listStyle="none">
            {list.letters.map((letter) => (
              <li key={letter.id}>
                <LetterCard letter={letter} readUrl={(id) => letterListUrl({ ...view, letter: id })} />
              </li>
            ))}
          </chakra.ul>
        ) : null}
      </ListFrame>
      {list ? <NumberedPager {...list} urlOf={(next) => letterListUrl({ state, to, page: next })} /> : null}
      {view.letter ? (
        <LetterReader
          id={view.letter}
          onClose={() => void navigate(letterListUrl({ state, to, page }), { preventScrollReset: true })}
        />
      ) : null}
    </>
  );
}
