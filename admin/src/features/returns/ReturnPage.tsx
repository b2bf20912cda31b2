import { useQuery } from '@apollo/client/react';
import { chakra, Grid, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { BackLink } from '../../components/ButtonLink.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { useReload } from '../../components/use-reload.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { graphql, readFragment } from '../../gql/index.ts';
import { ReturnBadge } from '../../labels/ReturnBadge.tsx';
import { returnListUrl, returnUrl } from '../../urls/returns.urls.ts';
import { NextStep } from './NextStep.tsx';
import { ReturnFacts } from './ReturnFacts.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { useLiveReturns } from './use-live-returns.ts';

/** All fields of a return; every step returns them. */
const ReturnPageFragment = graphql(`
  fragment ReturnPage_Return on Return {
    id
    number
    orderNumber
    market
    status
    resolution
    note
    hasGoodsToSendBack
    requestedAt
    dueAt
    replacementNumber
    openPayment { amount { amount currency } expiresAt }
    nextStatuses
    isLabelRequestable
    pictures { url width height }
    shipping { payer fee { amount currency } }
    pickup { on carrier note }
    history { status at reason author }
    refund { id status amount { amount currency } }
    refundPlan {
      worth { amount currency }
      shipping { amount currency }
      fee { amount currency }
      amount { amount currency }
    }
    refundLimitLeft { amount currency }
    ...ReturnRow_Return
    ...ReturnLabel_Return
    ...ReturnLines_Return
  }
`);

const ReturnDocument = graphql(`
  query ReturnByNumber($number: String!) {
    return(number: $number) { id ...ReturnPage_Return }
  }
`);

/** One return: the next step at the top, then its details and history. Updated live for all staff. */
export function ReturnPage({ market }: { market: Market }) {
  const t = useText();
  const { pathname } = useLocation();
  const { number = '' } = useParams();
  const answer = useQuery(ReturnDocument, { variables: { number }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  useLiveReturns(market, reload);
  const returned = readFragment(ReturnPageFragment, answer.data?.return);
  if (returned && returnUrl(returned) !== pathname) return <Navigate to={returnUrl(returned)} replace />;
  return (
    <>
      <BackLink to={returnListUrl(market)}>{t('returns.toList')}</BackLink>
      {returned ? (
        <ReturnView returned={returned} />
      ) : (
        <Awaited
          answer={answer}
          failed={t('returns.failed')}
          missing={
            <>
              <PageTitle market={market} title={number} />
              <p>{t('returns.missing')}</p>
            </>
          }
          skeleton={<PageSkeleton />}
        />
      )}
    </>
  );
}

function ReturnView({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { number, market, status } = returned;
  const stateHeading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle market={market} title={t('returns.one', { number })}>
        <chakra.h2 ref={stateHeading} tabIndex={-1}>
          <ReturnBadge state={status} />
        </chakra.h2>
      </PageTitle>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 25rem' }} alignItems="start">
        <Grid gap="5" alignContent="start" minWidth="0">
          <NextStep returned={returned} stateHeading={stateHeading} />
          <ReturnLines returned={returned} />
        </Grid>
        <Grid gap="5" alignContent="start" minWidth="0">
          <ReturnFacts returned={returned} />
          <ReturnHistory returned={returned} />
        </Grid>
      </Grid>
    </>
  );
}

/** Previous steps, newest first, with the person who took each. */
function ReturnHistory({ returned: { history } }: { returned: ReturnPage_ReturnFragment }) {
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
