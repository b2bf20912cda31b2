import { useApolloClient } from '@apollo/client/react';
import { formatMoney } from '@eunbit/schema/money';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { getSessionStorage } from '../../browser/storage.ts';
import { WaitingForm } from '../../components/WaitingForm.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { ReturnSums } from './ReturnSums.tsx';
import { orderUrl } from './return.urls.ts';
import { forgetReturnDraft, isOfMissing, type ReturnDraft, toChoice } from './return-draft.ts';
import { useRequestReturn } from './return-mutations.ts';
import { StepButtons, type StepProps } from './StepButtons.tsx';
import { useReturnPreview } from './use-return-preview.ts';

interface WishStepProps extends StepProps {
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onBack: () => void;
}

/** The last step: refund or exchange, the costs and the refund, and the button that sends the request. */
export function WishStep({ order, draft, change, accessToken, onBack }: WishStepProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { send, busy } = useRequestReturn();
  const [failure, setFailure] = useState<string | null>(null);
  const { number: orderNumber } = order;
  const productIds = order.lines.map(({ productId }) => productId);
  const isMissing = isOfMissing(draft, productIds);
  const choice = toChoice(draft, productIds);
  const { preview, refusal, failed, loading, reload } = useReturnPreview(
    choice && { orderNumber, accessToken, wish: choice.wish, lines: choice.lines.map((line) => ({ ...line })) },
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!choice) return setFailure(intl.formatMessage({ id: 'returns.chooseWish' }));
    if (!preview) return;
    setFailure(null);
    const { problem } = await send({
      ...{ orderNumber, accessToken, wish: choice.wish, lines: choice.lines.map((line) => ({ ...line })) },
      note: draft.note,
      pictureIds: draft.pictures.map(({ id }) => id),
      isUnused: draft.isUnused,
      expectedFee: preview.shipping.fee.amount,
    });
    if (!problem) {
      forgetReturnDraft(getSessionStorage(), orderNumber);
      await navigate(orderUrl(orderNumber, accessToken !== null), { replace: true });
      // The cached order does not have its new return, and the live event may have arrived before its page subscribed.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      return;
    }
    setFailure(problem.message ?? intl.formatMessage({ id: 'returns.failed' }));
    if (problem.message !== null) reload();
  }

  return (
    <WaitingForm onSubmit={submit} display="grid" gap="5">
      {isMissing ? (
        <p>
          <FormattedMessage id="returns.missingText" />
        </p>
      ) : (
        <WishChoice
          wish={draft.wish}
          onChoose={(wish) => {
            setFailure(null);
            change({ wish });
          }}
        />
      )}
      <styled.div aria-live="polite" aria-busy={loading}>
        {preview ? <ReturnSums preview={preview} /> : null}
      </styled.div>
      {failed ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          <FormattedMessage id="returns.previewFailed" />
        </ErrorAlert>
      ) : null}
      {failure || refusal ? <ErrorAlert>{failure ?? refusal}</ErrorAlert> : null}
      <StepButtons onBack={onBack} busy={busy || (loading && choice !== null)}>
        {preview?.refund ? (
          <FormattedMessage
            id="returns.sendRefund"
            values={{ amount: formatMoney(preview.refund.amount, { place: 'order' }) }}
          />
        ) : (
          <FormattedMessage id="returns.send" />
        )}
      </StepButtons>
    </WaitingForm>
  );
}

interface WishChoiceProps {
  readonly wish: ReturnDraft['wish'];
  readonly onChoose: (wish: 'REFUND' | 'EXCHANGE') => void;
}

const WISHES = [
  { wish: 'REFUND', title: 'returns.wish.refund', detail: 'returns.wish.refundText' },
  { wish: 'EXCHANGE', title: 'returns.wish.exchange', detail: 'returns.wish.exchangeText' },
] as const;

function WishChoice({ wish: chosen, onChoose }: WishChoiceProps) {
  return (
    <styled.fieldset display="grid" gap="3">
      <styled.legend fontWeight="semibold" mb="3">
        <FormattedMessage id="returns.wishQuestion" />
      </styled.legend>
      {WISHES.map(({ wish, title, detail }) => (
        <styled.label
          key={wish}
          display="flex"
          alignItems="center"
          gap="3"
          px="4"
          py="3"
          cursor="pointer"
          borderWidth="1px"
          borderColor={wish === chosen ? 'purple.600' : 'gray.300'}
          borderRadius="md"
          bg={wish === chosen ? 'bg.tint' : 'white'}
        >
          <styled.input
            type="radio"
            name="wish"
            checked={wish === chosen}
            onChange={() => onChoose(wish)}
            accentColor="purple.600"
            boxSize="5"
            flexShrink="0"
          />
          <styled.span display="grid">
            <styled.span fontWeight="semibold">
              <FormattedMessage id={title} />
            </styled.span>
            <styled.span fontSize="sm" color="fg.muted">
              <FormattedMessage id={detail} />
            </styled.span>
          </styled.span>
        </styled.label>
      ))}
    </styled.fieldset>
  );
}
