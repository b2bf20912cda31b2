import { FAQ_SHORTCUT } from '@eunbit/schema/faq';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { StructuredData } from '../../components/StructuredData.tsx';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import type { FaqPageQuery } from '../../gql/graphql.ts';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqTabs } from './FaqTabs.tsx';
import { FaqPageDocument } from './faq-query.ts';
import { categoryPath, type Question, readFaqView, selectQuestions } from './faq-view.ts';
import { QuestionList } from './QuestionList.tsx';

export const loadFaqPage: ScreenLoader = ({ preload }) => preload(FaqPageDocument, {});

/** `/faq` and `/faq/{id}`: questions by category or by a search text; the address may open one. */
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
        <LoadFailed id="faq.loadFailed" retry={retry} retrying={retrying} />
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

const SHORTCUTS = [
  { id: FAQ_SHORTCUT.deliveryTime, titleKey: 'faq.deliveryTime' },
  { id: FAQ_SHORTCUT.tracking, titleKey: 'faq.tracking' },
  { id: FAQ_SHORTCUT.defectiveProduct, titleKey: 'faq.defectiveProduct' },
] as const;

/** The most frequent questions: each one opens its category at its answer. */
function FaqShortcuts({ entries }: { entries: readonly Question[] }) {
  return (
    <styled.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
      {SHORTCUTS.map(({ id, titleKey }) => {
        const entry = entries.find((candidate) => candidate.id === id);
        if (!entry) return null;
        return (
          <li key={id}>
            <LinkButton to={`${categoryPath(entry.category)}#${id}`} variant="subtle" size="sm" preventScrollReset>
              <FormattedMessage id={titleKey} />
            </LinkButton>
          </li>
        );
      })}
    </styled.ul>
  );
}

/** Placeholder of the help centre while its questions are loading. */
function FaqSkeleton() {
  return (
    <styled.div aria-busy display="grid" gap="6">
      <Skeleton height="12" maxWidth="form" />
      <Skeleton height="9" maxWidth="text" />
      <Skeleton height="12" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} height="10" />
      ))}
    </styled.div>
  );
}

const QuestionLink = styled(Link, {
  base: { display: 'inline-block', py: '2.5', _hover: { color: 'fg.accent', textDecoration: 'underline' } },
});

/** The most opened questions; each one links to its answer below. */
function PopularQuestions({ entries }: { entries: FaqPageQuery['popularFaqEntries'] }) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <styled.section aria-labelledby={titleId} p={{ base: '5', md: '6' }} bg="bg.tint" borderRadius="lg">
      <styled.h2 id={titleId} fontSize="lg" fontWeight="bold" mb="2">
        <FormattedMessage id="faq.popular" />
      </styled.h2>
      <styled.ol listStylePosition="inside" listStyleType="decimal">
        {entries.map(({ id, question }) => (
          <li key={id}>
            <QuestionLink to={`/faq#${id}`} preventScrollReset>
              {question}
            </QuestionLink>
          </li>
        ))}
      </styled.ol>
    </styled.section>
  );
}
