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

interface ResolutionStepProps extends StepProps {
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onBack: () => void;
}

/** The last step: refund or exchange, the costs and the refund, and the button that sends the request. */
export function ResolutionStep({ order, draft, change, accessToken, onBack }: ResolutionStepProps) {
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
    choice && {
      orderNumber,
      accessToken,
      resolution: choice.resolution,
      lines: choice.lines.map((line) => ({ ...line })),
    },
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!choice) return setFailure(intl.formatMessage({ id: 'returns.chooseWish' }));
    if (!preview) return;
    setFailure(null);
    const { problem } = await send({
      ...{ orderNumber, accessToken, resolution: choice.resolution, lines: choice.lines.map((line) => ({ ...line })) },
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
        <ResolutionChoice
          resolution={draft.resolution}
          onChoose={(resolution) => {
            setFailure(null);
            change({ resolution });
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

interface ResolutionChoiceProps {
  readonly resolution: ReturnDraft['resolution'];
  readonly onChoose: (resolution: 'REFUND' | 'EXCHANGE') => void;
}

const RESOLUTIONS = [
  { resolution: 'REFUND', title: 'returns.resolution.refund', detail: 'returns.resolution.refundText' },
  { resolution: 'EXCHANGE', title: 'returns.resolution.exchange', detail: 'returns.resolution.exchangeText' },
] as const;

function ResolutionChoice({ resolution: chosen, onChoose }: ResolutionChoiceProps) {
  return (
    <styled.fieldset display="grid" gap="3">
      <styled.legend fontWeight="semibold" mb="3">
        <FormattedMessage id="returns.resolutionQuestion" />
      </styled.legend>
      {RESOLUTIONS.map(({ resolution, title, detail }) => (
        <styled.label
          key={resolution}
          display="flex"
          alignItems="center"
          gap="3"
          px="4"
          py="3"
          cursor="pointer"
          borderWidth="1px"
          borderColor={resolution === chosen ? 'purple.600' : 'gray.300'}
          borderRadius="md"
          bg={resolution === chosen ? 'bg.tint' : 'white'}
        >
          <styled.input
            type="radio"
            name="resolution"
            checked={resolution === chosen}
            onChange={() => onChoose(resolution)}
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
