import { chakra, Span, Text } from '@chakra-ui/react';
import { Market } from '@eunbit/schema/market';
import { MARKET_NAME } from '../../app/market-texts.ts';
import { useText } from '../../app/use-text.ts';
import { Moment } from '../../components/Moment.tsx';
import type { AuditEntries_AuditEntryFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AuditChanges } from './AuditChanges.tsx';

const AuditEntriesFragment = graphql(`
  fragment AuditEntries_AuditEntry on AuditEntry {
    id
    at
    staffName
    action
    subject
    subjectId
    productTitle
    personName
    ...AuditChanges_AuditEntry
  }
`);

/** Name of the subject of an entry, instead of its id. */
function subjectText(entry: AuditEntries_AuditEntryFragment, t: ReturnType<typeof useText>): string {
  const { subject, subjectId, productTitle, personName } = entry;
  const market = Object.values(Market).find((one) => one === subjectId.split(':')[0]);
  switch (subject) {
    case 'USER':
      return personName ?? t('audit.formerAccount');
    case 'STOCK':
      return [productTitle, market && t(MARKET_NAME[market])].filter(Boolean).join(' · ');
    case 'ORDER_LIST':
      return market ? t(MARKET_NAME[market]) : subjectId;
    case 'SEARCH':
      return [market && t(MARKET_NAME[market]), subjectId.split(':').slice(2).join(':')].filter(Boolean).join(' · ');
    case 'ORDER':
    case 'REQUEST':
    case 'LIST':
      return subjectId;
    default:
      return productTitle ?? '';
  }
}

interface AuditEntriesProps {
  readonly entries: readonly FragmentType<typeof AuditEntriesFragment>[];
}

/** Entries of the audit log with old and new values. */
export function AuditEntries({ entries: refs }: AuditEntriesProps) {
  const t = useText();
  const entries = readFragment(AuditEntriesFragment, refs);
  if (entries.length === 0) return <Text color="fg.muted">{t('audit.empty')}</Text>;
  return (
    <chakra.ol listStyle="none" display="grid" gap="2">
      {entries.map((entry) => (
        <chakra.li key={entry.id} bg="white" borderWidth="1px" borderRadius="md" px="4" py="3">
          <chakra.p display="flex" flexWrap="wrap" columnGap="3">
            <Span fontWeight="semibold">{t(`audit.action.${entry.action}`)}</Span>
            <Span overflowWrap="anywhere">{subjectText(entry, t)}</Span>
          </chakra.p>
          <Text color="fg.muted">
            {entry.staffName ?? t('audit.formerStaff')} · <Moment at={entry.at} />
          </Text>
          <AuditChanges entry={entry} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
