import { Flex, Span, Text } from '@chakra-ui/react';
import { CONTACT_SUBJECT_TEXTS } from '@eunbit/schema/contact';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { Moment } from '../../components/Moment.tsx';
import { RowLink } from '../../components/RowLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { requestUrl } from '../../urls/requests.urls.ts';
import { RequestStateBadge } from './RequestStateBadge.tsx';

const RequestRowFragment = graphql(`
  fragment RequestRow_SupportRequest on SupportRequest {
    id
    number
    status
    market
    name
    email
    company
    subject
    message
    createdAt
  }
`);

/** One request of a list; the whole row is a link. */
export function RequestRow({ request: ref }: { request: FragmentType<typeof RequestRowFragment> }) {
  const language = useLanguage();
  const { number, status, market, name, email, company, subject, message, createdAt } = readFragment(
    RequestRowFragment,
    ref,
  );
  return (
    <RowLink to={requestUrl(number)}>
      <Flex wrap="wrap" align="center" gap="2" mb="1.5" fontSize="sm">
        <RequestStateBadge state={status} />
        <MarketFlag market={market} />
        <Span fontWeight="semibold">{company ? `${company} · ${name}` : name}</Span>
        <Span color="fg.muted" overflowWrap="anywhere">
          {email}
        </Span>
        <Moment at={createdAt} color="fg.muted" marginStart={{ md: 'auto' }} />
      </Flex>
      <Text lineClamp="2" overflowWrap="anywhere">
        {subject ? <strong>{CONTACT_SUBJECT_TEXTS[subject][language]}: </strong> : null}
        {message}
      </Text>
      <Text mt="1.5" color="fg.muted" fontSize="xs">
        {number}
      </Text>
    </RowLink>
  );
}
