import { chakra, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import type { ReactNode } from 'react';
import { TOUCH_LINK } from '../../../../app/touch.ts';
import { useText } from '../../../../app/use-text.ts';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import type { LedgerKind } from '../../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import type { MessageId } from '../../../../gql/message-id.ts';
import { emailListUrl } from '../../../../urls/emails.urls.ts';
import { AuditChanges } from '../../../audit/AuditChanges.tsx';
import { goToPanel } from '../../actions/anchors.ts';
import { StatusChange } from './StatusChange.tsx';
import type { Entry } from './TimelineEntry.tsx';

interface TimelineItemProps {
  readonly entry: Entry;
}

/** One of the alternatives of an entry. */
type EntryPart<Name extends keyof Entry> = NonNullable<Entry[Name]>;

/** Content of a timeline entry, of whose alternatives exactly one is set. */
export function TimelineItem({ entry }: TimelineItemProps): ReactNode {
  const { statusChange, auditEntry, movement, fulfilment, parcelNews, email, note } = entry;
  if (statusChange) return <StatusChange change={statusChange} />;
  if (auditEntry) return <AuditEntryText entry={auditEntry} />;
  if (movement) return <Movement movement={movement} />;
  if (fulfilment) return <Sent fulfilment={fulfilment} />;
  if (parcelNews) return <News parcel={parcelNews} />;
  if (email) return <Email email={email} />;
  return note ? <Note note={note} /> : null;
}

/** Link to the part of the page that the entry is about. */
function PartLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <chakra.a
      href={`#${to}`}
      fontWeight="semibold"
      css={TOUCH_LINK}
      textDecoration="underline"
      textUnderlineOffset="3px"
      onClick={(event) => {
        event.preventDefault();
        goToPanel(to);
      }}
    >
      {children}
    </chakra.a>
  );
}

const MOVEMENT_TEXT: Readonly<Record<LedgerKind, MessageId>> = {
  PAYMENT: 'orders.timeline.payment',
  REFUND: 'orders.timeline.refund',
  DISPUTE: 'orders.timeline.dispute',
  FEE: 'finance.kind.fee',
  VOID: 'finance.kind.void',
};

function Movement({ movement: { kind, amount, note } }: { readonly movement: EntryPart<'movement'> }) {
  const t = useText();
  return (
    <>
      <PartLink to="order-payment">
        {t(MOVEMENT_TEXT[kind], { amount: formatMoney(amount, { place: 'order' }) })}
      </PartLink>
      {note ? <Text whiteSpace="pre-line">{note}</Text> : null}
    </>
  );
}

function Sent({ fulfilment: { items, parcels } }: { readonly fulfilment: EntryPart<'fulfilment'> }) {
  const t = useText();
  return (
    <>
      <PartLink to="order-parcels">{t('orders.timeline.sent')}</PartLink>
      <p>{items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}</p>
      {parcels.map(({ carrier, trackingNumber }) => (
        <p key={trackingNumber}>
          {t(`orders.carrier.${carrier}`)} {trackingNumber}
        </p>
      ))}
    </>
  );
}

function News({ parcel: { carrier, trackingNumber, news } }: { readonly parcel: EntryPart<'parcelNews'> }) {
  const t = useText();
  return (
    <>
      <PartLink to="order-parcels">{t(`orders.tracker.${news.status}`)}</PartLink>
      <p>
        {t(`orders.carrier.${carrier}`)} {trackingNumber}
      </p>
      {news.message || news.place ? (
        <Text color="fg.muted">{[news.message, news.place].filter(Boolean).join(' · ')}</Text>
      ) : null}
    </>
  );
}

function Email({ email }: { readonly email: EntryPart<'email'> }) {
  const t = useText();
  const { id, kind, to, status, subject, error, bounce } = email;
  return (
    <>
      <TextLink to={emailListUrl({ email: id })}>{subject ?? t(`emails.kind.${kind}`)}</TextLink>
      <Text color={status === 'FAILED' ? 'fg.error' : 'fg.muted'} fontSize="sm">
        {[t(`emails.state.${status}`), to, error].filter(Boolean).join(' · ')}
      </Text>
      {bounce ? (
        <Text color="fg.error" fontSize="sm">
          {[t(`emails.bounce.${bounce.kind}`), bounce.description].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      {status === 'FAILED' ? <p>{t('orders.emails.failed')}</p> : null}
    </>
  );
}

function Note({ note: { text, mentions } }: { readonly note: EntryPart<'note'> }) {
  const t = useText();
  return (
    <>
      <Text whiteSpace="pre-wrap">{text}</Text>
      {mentions.length > 0 ? (
        <Text color="fg.muted" fontSize="xs">
          → {mentions.map(({ name }) => name ?? t('audit.formerStaff')).join(', ')}
        </Text>
      ) : null}
    </>
  );
}

const AuditEntryTextFragment = graphql(`
  fragment AuditEntryText_AuditEntry on AuditEntry {
    action
    ...AuditChanges_AuditEntry
  }
`);

/** A staff action with the old and new values. */
function AuditEntryText({ entry: ref }: { readonly entry: FragmentType<typeof AuditEntryTextFragment> }) {
  const t = useText();
  const entry = readFragment(AuditEntryTextFragment, ref);
  return (
    <>
      <Text fontWeight="semibold">{t(`audit.action.${entry.action}`)}</Text>
      <AuditChanges entry={entry} />
    </>
  );
}
