import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { StructuredData } from '../../components/StructuredData.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import type { FaqPageQuery } from '../../gql/graphql.ts';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqShortcuts } from './FaqShortcuts.tsx';
import { FaqSkeleton } from './FaqSkeleton.tsx';
import { FaqTabs } from './FaqTabs.tsx';
import { FaqPageDocument } from './faq-query.ts';
import { readFaqView, selectQuestions } from './faq-view.ts';
import { PopularQuestions } from './PopularQuestions.tsx';
import { QuestionList } from './QuestionList.tsx';

export const loadFaqPage: ScreenLoader = ({ preload }) => preload(FaqPageDocument, {});

/** `/faq` and `/faq/{id}`: questions by category or by a typed text; the address may open one. */
export function FaqPage() {
  const intl = useIntl();
  const { data, state, retry, retrying } = useScreenQuery(FaqPageDocument, {});
  const title = intl.formatMessage({ id: 'faq.title' });
  return (
    <PageBody>
      <PageHead title={title} description={intl.formatMessage({ id: 'faq.description' })} path="/faq" />
      <PageIntro title={title} lead={<FormattedMessage id="faq.lead" />} />
      {data ? (
        <HelpCentre entries={data.faqEntries} popular={data.popularFaqEntries} />
      ) : state === 'failed' ? (
        <ErrorAlert onRetry={retry} retrying={retrying}>
          <FormattedMessage id="faq.loadFailed" />
        </ErrorAlert>
      ) : (
        <FaqSkeleton />
      )}
    </PageBody>
  );
}

interface HelpCentreProps {
  readonly entries: FaqPageQuery['faqEntries'];
  readonly popular: FaqPageQuery['popularFaqEntries'];
}

function HelpCentre({ entries, popular }: HelpCentreProps) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const view = readFaqView(params, id);
  const shown = selectQuestions(entries, view);
  return (
    <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', lg: '8' }}>
      {view.kind === 'all' ? <FaqStructuredData entries={entries} /> : null}
      <FaqSearch key={view.kind === 'search' ? view.text : ''} text={view.kind === 'search' ? view.text : ''} />
      <FaqShortcuts entries={entries} />
      {view.kind === 'all' ? <PopularQuestions entries={popular} /> : null}
      <FaqTabs view={view}>
        {view.kind === 'search' ? (
          <styled.p role="status" py="4" fontWeight="medium">
            <FormattedMessage id="faq.found" values={{ count: shown.length, text: view.text }} />
          </styled.p>
        ) : null}
        <QuestionList entries={shown} hasHeadings={view.kind === 'all'} />
      </FaqTabs>
    </styled.div>
  );
}

function FaqStructuredData({ entries }: { entries: FaqPageQuery['faqEntries'] }) {
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
        })),
      }}
    />
  );
}
