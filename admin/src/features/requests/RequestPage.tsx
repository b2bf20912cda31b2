import { useQuery } from '@apollo/client/react';
import { Box, Grid, Text } from '@chakra-ui/react';
import { CONTACT_SUBJECT_TEXTS } from '@eunbit/schema/contact';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useParams } from 'react-router';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { BackLink, TextLink } from '../../components/ButtonLink.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Fact, Facts, MomentFact, Panel } from '../../components/Panel.tsx';
import { PhoneText } from '../../components/PhoneText.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { useReload } from '../../components/use-reload.ts';
import type { RequestPage_SupportRequestFragment } from '../../gql/graphql.ts';
import { graphql, readFragment } from '../../gql/index.ts';
import { getRequestKind, requestListUrl } from '../../urls/requests.urls.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RequestStateBadge } from './RequestStateBadge.tsx';

const RequestPageFragment = graphql(`
  fragment RequestPage_SupportRequest on SupportRequest {
    id
    number
    status
    market
    language
    name
    email
    phone
    company
    industry
    subject
    orderNumber
    message
    createdAt
    answers { text at byName }
  }
`);

const RequestDocument = graphql(`
  query SupportRequest($number: String!) {
    supportRequest(number: $number) { ...RequestPage_SupportRequest }
  }
`);

/** One request with its answers and the form to answer it. */
export function RequestPage() {
  const t = useText();
  const { number = '' } = useParams();
  const answer = useQuery(RequestDocument, { variables: { number }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const request = readFragment(RequestPageFragment, answer.data?.supportRequest);
  return (
    <>
      <BackLink to={requestListUrl(getRequestKind(number))}>{t('requests.toList')}</BackLink>
      {request ? (
        <RequestView request={request} onOvertaken={reload} />
      ) : (
        <Awaited
          answer={answer}
          failed={t('requests.failed')}
          missing={
            <>
              <PageTitle title={number} />
              <p>{t('requests.missing')}</p>
            </>
          }
          skeleton={<PageSkeleton />}
        />
      )}
    </>
  );
}

interface RequestViewProps {
  readonly request: RequestPage_SupportRequestFragment;
  readonly onOvertaken: () => void;
}

function RequestView({ request, onOvertaken }: RequestViewProps) {
  const t = useText();
  const { number, status, market, email, message, answers } = request;
  return (
    <>
      <PageTitle market={market} title={number}>
        <RequestStateBadge state={status} />
      </PageTitle>
      <Grid gap="5" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
        <Grid gap="5" alignContent="start" minWidth="0">
          <Panel title={t('requests.message')}>
            <Written text={message || t('requests.noMessage')} />
          </Panel>
          {answers.map(({ text, at, byName }) => (
            <AnswerPanel key={at} text={text} at={at} byName={byName} />
          ))}
          <IfMay needed="REQUEST_ANSWER" keepsShown>
            <AnswerForm
              number={number}
              email={email}
              state={status}
              answersSeen={answers.length}
              onOvertaken={onOvertaken}
            />
          </IfMay>
        </Grid>
        <RequestFacts request={request} />
      </Grid>
    </>
  );
}

function Written({ text }: { text: string }) {
  return (
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" fontSize="md">
      {text}
    </Text>
  );
}

type Answer = RequestViewProps['request']['answers'][number];

function AnswerPanel({ text, at, byName }: Answer) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  return (
    <Panel title={t('requests.answered', { name: byName, at: dateTimeText(at, language, clock) })}>
      <Written text={text} />
    </Panel>
  );
}

function RequestFacts({ request }: Pick<RequestViewProps, 'request'>) {
  const t = useText();
  const language = useLanguage();
  const { name, email, phone, company, industry, subject, orderNumber, market, createdAt } = request;
  return (
    <Box order={{ base: -1, xl: 0 }}>
      <Panel title={t('requests.writer')}>
        <Facts>
          {company ? <Fact name={t('requests.company')}>{company}</Fact> : null}
          {industry ? <Fact name={t('requests.industry')}>{industry}</Fact> : null}
          <Fact name={t('requests.name')}>{name}</Fact>
          <Fact name={t('requests.email')}>{email}</Fact>
          <Fact name={t('requests.phone')}>
            <PhoneText phone={phone} />
          </Fact>
          {subject ? <Fact name={t('requests.subject')}>{CONTACT_SUBJECT_TEXTS[subject][language]}</Fact> : null}
          {orderNumber ? (
            <Fact name={t('requests.order')}>
              <TextLink to={`/order_${market === 'KR' ? 'ko' : 'us'}/${encodeURIComponent(orderNumber)}`}>
                {orderNumber}
              </TextLink>
            </Fact>
          ) : null}
          <Fact name={t('requests.language')}>{request.language === 'KO' ? '한국어' : 'English'}</Fact>
          <MomentFact name={t('requests.createdAt')} at={createdAt} />
        </Facts>
      </Panel>
    </Box>
  );
}
