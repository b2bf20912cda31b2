import { chakra, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { BOUNCE_TEXT, EMAIL_KIND_TEXT, EMAIL_STATE_TEXT } from '../../../labels/email-texts.ts';
import { emailListUrl } from '../../../urls/emails.urls.ts';
import { AddressStatus } from '../../emails/AddressStatus.tsx';

const OrderEmailsFragment = graphql(`
  fragment OrderEmails_OrderStaffDetails on OrderStaffDetails {
    emails {
      id
      kind
      to
      state
      subject
      createdAt
      sentAt
      error
      bounce {
        kind
        description
      }
    }
    emailStatus {
      ...AddressStatus_EmailAddressStatus
    }
  }
`);

interface OrderEmailsProps {
  readonly file: FragmentType<typeof OrderEmailsFragment>;
  readonly market: Market;
}

/** Emails about the order with their recipients and delivery states. */
export function OrderEmails({ file: ref, market }: OrderEmailsProps) {
  const t = useText();
  const language = useLanguage();
  const { emails, emailStatus } = readFragment(OrderEmailsFragment, ref);
  return (
    <Panel title={t('orders.emails.title')}>
      <AddressStatus status={emailStatus} />
      {emails.length === 0 ? <Text color="fg.muted">{t('orders.emails.none')}</Text> : null}
      <chakra.ol listStyle="none" display="grid" gap="3">
        {emails.map(({ id, kind, to, state, subject, createdAt, sentAt, error, bounce }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            <TextLink to={emailListUrl({ email: id })}>{subject ?? t(EMAIL_KIND_TEXT[kind])}</TextLink>
            <Text color={state === 'FAILED' ? 'fg.error' : 'fg.muted'} fontSize="xs">
              {t(EMAIL_STATE_TEXT[state])} · {to} · {dateTimeText(sentAt ?? createdAt, language, market)}
              {error ? ` · ${error}` : null}
            </Text>
            {bounce ? (
              <Text color="fg.error" fontSize="xs">
                {[t(BOUNCE_TEXT[bounce.kind]), bounce.description].filter(Boolean).join(' · ')}
              </Text>
            ) : null}
            {state === 'FAILED' ? <p>{t('orders.emails.failed')}</p> : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
