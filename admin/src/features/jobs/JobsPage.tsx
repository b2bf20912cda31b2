import { useQuery } from '@apollo/client/react';
import { chakra, Span, Text } from '@chakra-ui/react';
import type { JobName } from '@eunbit/schema/job';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { graphql } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';

const TEXTS: Readonly<Record<JobName, MessageId>> = {
  'expire-reservations': 'jobs.name.expireReservations',
  'check-payments': 'jobs.name.checkPayments',
  'queue-restock-emails': 'jobs.name.restockEmails',
  'discard-review-pictures': 'jobs.name.discardPictures',
  'send-emails': 'jobs.name.sendEmails',
  'make-shipments': 'jobs.name.makeShipments',
  'ask-carriers': 'jobs.name.askCarriers',
  'chase-unpaid-orders': 'jobs.name.chaseUnpaid',
  'follow-payments': 'jobs.name.followPayments',
  'issue-cash-receipts': 'jobs.name.issueCashReceipts',
  'compare-books': 'jobs.name.compareBooks',
  'count-visits': 'jobs.name.countVisits',
  'count-sales': 'jobs.name.countSales',
  'recount-orders': 'jobs.name.recountOrders',
  'count-bought-together': 'jobs.name.boughtTogether',
  'count-units-sold': 'jobs.name.unitsSold',
  'rank-popular': 'jobs.name.rankPopular',
  'invite-to-review': 'jobs.name.inviteToReview',
  'collect-guests': 'jobs.name.collectGuests',
  'pay-due-refunds': 'jobs.name.payRefunds',
  'encode-avif': 'jobs.name.encodeAvif',
  'discard-return-pictures': 'jobs.name.returnPictures',
  'make-return-labels': 'jobs.name.returnLabels',
  'chase-returns': 'jobs.name.returns',
  'settle-payment-requests': 'jobs.name.paymentRequests',
  'expire-draft-orders': 'jobs.name.expireDrafts',
  'remind-of-draft-orders': 'jobs.name.remindDrafts',
  're-encrypt-values': 'jobs.name.reencryptValues',
};

/** Message id for the name of a job; null if this version of the back office does not know the job. */
function jobText(name: string): MessageId | null {
  return Object.hasOwn(TEXTS, name) ? TEXTS[name as JobName] : null;
}

const JobsDocument = graphql(`
  query Jobs {
    jobs { name isFailing reason lastRunAt nextRunAt }
  }
`);

const REFRESH_MS = 30_000;

/** Scheduled jobs, failing ones first. */
export function JobsPage() {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const answer = useQuery(JobsDocument, { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS });
  const { data } = answer;
  const jobs = data && [...data.jobs].sort((one, other) => Number(other.isFailing) - Number(one.isFailing));
  const when = (instant: string | null | undefined) => (instant ? dateTimeText(instant, language, clock) : '–');
  return (
    <>
      <PageTitle title={t('jobs.title')} />
      <Text color="fg.muted" mb="4">
        {t('jobs.note')}
      </Text>
      <ListFrame
        answer={answer}
        failed={t('jobs.failed')}
        empty={jobs?.length === 0 && t('jobs.empty')}
        rows={6}
        rowHeight="4.5rem"
      >
        {jobs ? (
          <chakra.ul display="grid" gap="2" listStyle="none">
            {jobs.map(({ name, isFailing, reason, lastRunAt, nextRunAt }) => {
              const text = jobText(name);
              return (
                <chakra.li key={name} bg="white" borderWidth="1px" borderRadius="md" px="4" py="3">
                  <chakra.p display="flex" flexWrap="wrap" columnGap="3">
                    <Span fontWeight="semibold">{text ? t(text) : name}</Span>
                    <Span color={isFailing ? 'fg.error' : 'fg.muted'} fontWeight={isFailing ? 'semibold' : 'normal'}>
                      {t(isFailing ? 'jobs.failing' : 'jobs.working')}
                    </Span>
                  </chakra.p>
                  {reason ? (
                    <Text color="fg.error" overflowWrap="anywhere">
                      {reason}
                    </Text>
                  ) : null}
                  <chakra.p display="flex" flexWrap="wrap" columnGap="4" color="fg.muted">
                    <span>{t('jobs.lastRun', { at: when(lastRunAt) })}</span>
                    <span>{t('jobs.nextRun', { at: when(nextRunAt) })}</span>
                  </chakra.p>
                </chakra.li>
              );
            })}
          </chakra.ul>
        ) : null}
      </ListFrame>
    </>
  );
}
