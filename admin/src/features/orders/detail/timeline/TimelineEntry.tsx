import { Box, chakra, Text } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { Moment } from '../../../../components/Moment.tsx';
import type { TimelineEntry_OrderTimelineEntryFragment } from '../../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { TimelineItem } from './TimelineItem.tsx';

const TimelineEntryFragment = graphql(`
  fragment TimelineEntry_OrderTimelineEntry on OrderTimelineEntry {
    at
    kind
    actor { name }
    statusChange {
      status
      isCorrection
      isTakenBack
      correctionReason
      delay { reason until detail }
      cancellation { reason detail }
    }
    auditEntry { id ...AuditEntryText_AuditEntry }
    movement { kind amount { amount currency } note }
    fulfilment { id items { productId title quantity } parcels { carrier trackingNumber } }
    parcelNews { carrier trackingNumber news { status message place } }
    email { id kind to status subject error bounce { kind description } }
    note { id text mentions { id name } }
  }
`);

export type Entry = TimelineEntry_OrderTimelineEntryFragment;

/** Colours of the kinds; the entries also name their kind. */
const DOT: Readonly<Record<Entry['kind'], string>> = {
  ACTIVITY: 'purple.600',
  MONEY: 'green.600',
  PARCEL: 'gray.800',
  EMAIL: 'gray.400',
  NOTE: 'amber.600',
};

interface TimelineEntryProps {
  readonly entry: FragmentType<typeof TimelineEntryFragment>;
}

/** An event with its time and the staff member. */
export function TimelineEntry({ entry: ref }: TimelineEntryProps) {
  const t = useText();
  const entry = readFragment(TimelineEntryFragment, ref);
  const { at, kind, actor } = entry;
  return (
    <chakra.li display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" _notLast={{ pb: '4' }}>
      <Box aria-hidden boxSize="2.5" mt="1.5" borderRadius="full" bg={DOT[kind]} />
      <Box overflowWrap="anywhere">
        <TimelineItem entry={entry} />
        <Text color="fg.muted" fontSize="xs" mt="0.5">
          <Moment at={at} />
          {actor ? ` · ${actor.name ?? t('audit.formerStaff')}` : null}
        </Text>
      </Box>
    </chakra.li>
  );
}
