import { formatMoney } from '@eunbit/schema/money';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import { dateTimeText } from '@eunbit/ui/date';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { SampleMark } from '../../../elements/SampleMark.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CopyButton } from './CopyButton.tsx';

const DepositInstructionsFragment = graphql(`
  fragment DepositInstructions_Order on Order {
    id
    market
    status
    payment {
      method
      status
      paidAmount { amount currency }
      outstandingAmount { amount currency }
      depositorName
      dueAt
      cancelsAt
      bank { id name accountNumber accountHolder isSample }
    }
  }
`);

/**
 * Account, open amount, depositor and deadline, while a deposit is awaited. Nothing once a virtual account has received a wrong
 * amount: it accepts no second transfer.
 */
export function DepositInstructions({ order: masked }: { order: FragmentType<typeof DepositInstructionsFragment> }) {
  const intl = useIntl();
  const { language } = useSettings();
  const { market, status, payment } = readFragment(DepositInstructionsFragment, masked);
  const { bank, dueAt, cancelsAt, depositorName, method, paidAmount, outstandingAmount } = payment;
  if (!bank || payment.status !== 'AWAITING_PAYMENT' || status === 'ORDER_CANCELLED') return null;
  const isPartlyPaid = paidAmount.amount > 0;
  if (isPartlyPaid && method === 'VIRTUAL_ACCOUNT') return null;
  const amount = formatMoney(outstandingAmount, { place: 'order' });
  return (
    <styled.section
      aria-labelledby="deposit-instructions"
      p={{ base: '5', md: '7' }}
      bg="bg.tint"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="xl"
      textAlign="start"
    >
      <styled.h2 id="deposit-instructions" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id={isPartlyPaid ? 'order.depositRestTitle' : 'order.depositTitle'} />
      </styled.h2>
      <styled.dl mt="4" display="grid" gap="1">
        <Row term={<FormattedMessage id="order.account" />}>
          <span>
            {bank.name} <strong>{bank.accountNumber}</strong>
            {bank.isSample ? <SampleMark /> : null}
          </span>
          <CopyButton text={bank.accountNumber} label={intl.formatMessage({ id: 'order.account' })} />
        </Row>
        <Row term={<FormattedMessage id="order.accountHolder" />}>{bank.accountHolder}</Row>
        {isPartlyPaid ? (
          <Row term={<FormattedMessage id="order.depositCome" />}>{formatMoney(paidAmount, { place: 'order' })}</Row>
        ) : null}
        <Row term={<FormattedMessage id={isPartlyPaid ? 'order.depositRest' : 'order.depositAmount'} />}>
          <strong>{amount}</strong>
          <CopyButton
            text={String(outstandingAmount.amount)}
            label={intl.formatMessage({ id: 'order.depositAmount' })}
          />
        </Row>
        <Row term={<FormattedMessage id="order.depositor" />}>{depositorName}</Row>
        {dueAt ? (
          <Row term={<FormattedMessage id="order.depositDue" />}>
            <styled.time dateTime={dueAt} fontWeight="bold" color="fg.accent">
              <FormattedMessage id="order.until" values={{ time: dateTimeText(dueAt, language, market) }} />
            </styled.time>
          </Row>
        ) : status === 'ORDER_DELAYED' ? (
          <Row term={<FormattedMessage id="order.depositDue" />}>
            <strong>
              <FormattedMessage id="order.depositNoDue" />
            </strong>
          </Row>
        ) : null}
      </styled.dl>
      {cancelsAt ? (
        <styled.p mt="4" fontSize="sm">
          <FormattedMessage id="order.depositCancels" values={{ time: dateTimeText(cancelsAt, language, market) }} />
        </styled.p>
      ) : status === 'ORDER_DELAYED' && !isPartlyPaid ? (
        <styled.p mt="4" fontSize="sm">
          <FormattedMessage id="order.depositDelayed" />
        </styled.p>
      ) : null}
      {method === 'VIRTUAL_ACCOUNT' ? (
        <styled.p mt="4" fontSize="sm" color="fg.muted">
          <FormattedMessage id="order.virtualNote" values={{ hours: KOREAN_POLICY.virtualAccountHours }} />
        </styled.p>
      ) : null}
    </styled.section>
  );
}

function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
      columnGap="4"
      alignItems="center"
      minH="11"
    >
      <styled.dt fontSize="sm" color="fg.muted">
        {term}
      </styled.dt>
      <styled.dd
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        overflowWrap="anywhere"
      >
        {children}
      </styled.dd>
    </styled.div>
  );
}
