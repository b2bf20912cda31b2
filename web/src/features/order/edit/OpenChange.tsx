import { formatMoney } from '@eunbit/schema/money';
import { dateTimeText } from '@eunbit/ui/date';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import type { PaymentRequestKind } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ChangedFields } from '../ChangedFields.tsx';
import { useOpenChange } from './use-open-change.ts';

const OpenChangeFragment = graphql(`
  fragment OpenChange_Order on Order {
    id
    number
    market
    openPaymentRequest {
      id
      kind
      requestedBy
      expiresAt
      amount { amount currency }
      changes { field before after }
    }
  }
`);

const WORDS = {
  PAYMENT: { lead: 'order.change.pay.lead', button: 'order.change.pay.button' },
  AUTHORISATION: { lead: 'order.change.authorise.lead', button: 'order.change.authorise.button' },
  AGREEMENT: { lead: 'order.change.agree.lead', button: 'order.change.agree.button' },
} as const satisfies Record<PaymentRequestKind, object>;

interface OpenChangeProps {
  readonly order: FragmentType<typeof OpenChangeFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/** A pending change of the order: its additional cost, its deadline, and buttons to accept or decline it. */
export function OpenChange({ order: masked, accessToken }: OpenChangeProps) {
  const { language } = useSettings();
  const { number, market, openPaymentRequest: request } = readFragment(OpenChangeFragment, masked);
  const { goOn, keep, busy, problem, ended } = useOpenChange(number, request?.id ?? null, accessToken);
  if (!request) return ended === null ? null : <Ended>{ended}</Ended>;
  const { id, kind, requestedBy, expiresAt, changes } = request;
  const words = WORDS[kind];
  return (
    <styled.section
      aria-labelledby="open-change"
      display="grid"
      gap="5"
      p={{ base: '5', md: '7' }}
      bg="bg.tint"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="xl"
      _print={{ display: 'none' }}
    >
      <styled.h2 id="open-change" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id={requestedBy === 'BUYER' ? 'order.change.ownTitle' : 'order.change.title'} />
      </styled.h2>
      <p>
        <FormattedMessage
          id={words.lead}
          values={{
            amount: <strong>{formatMoney(request.amount, { place: 'order' })}</strong>,
            until: <strong>{dateTimeText(expiresAt, language, market)}</strong>,
          }}
        />
      </p>
      <styled.dl display="grid" gap="4">
        <ChangedFields changes={changes} />
      </styled.dl>
      {problem === null ? null : <ErrorAlert>{problem}</ErrorAlert>}
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button busy={busy === 'goOn'} disabled={busy === 'keep'} onClick={() => void goOn(id)}>
          <FormattedMessage id={words.button} />
        </Button>
        <Button variant="outline" busy={busy === 'keep'} disabled={busy === 'goOn'} onClick={() => void keep(id)}>
          <FormattedMessage id="order.change.keep" />
        </Button>
      </styled.div>
    </styled.section>
  );
}

/** Takes the focus, because the pressed button no longer exists. */
function Ended({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <styled.p ref={text} role="status" tabIndex={-1} px="5" py="4" bg="bg.tint" borderRadius="xl">
      {children}
    </styled.p>
  );
}
