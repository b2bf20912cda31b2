import { formatMoney } from '@eunbit/schema/money';
import {
  MAXIMUM_RETURN_NOTE_LENGTH,
  MAXIMUM_RETURN_PICTURES,
  ORDER_ACCESS_HEADER,
  RETURN_PICTURE_PATH,
  ReturnReason,
} from '@eunbit/schema/return';
import { validateReturnDetails } from '@eunbit/schema/validation-return';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { dayText } from '@eunbit/ui/date';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { PictureField } from '../../components/PictureField.tsx';
import { useFieldErrors } from '../../components/use-field-errors.ts';
import { usePictures } from '../../components/use-pictures.ts';
import { WaitingForm } from '../../components/WaitingForm.tsx';
import { SelectField, TextAreaField } from '../../elements/FormField.tsx';
import { chosenLines, type ReturnDraft } from './return-draft.ts';
import { RETURN_REASON_TEXTS } from './return-texts.ts';
import { StepButtons, type StepProps } from './StepButtons.tsx';

interface ReasonsStepProps extends StepProps {
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The second step: the reasons, and their consequences. */
export function ReasonsStep({ order, draft, change, accessToken, onBack, onNext }: ReasonsStepProps) {
  const intl = useIntl();
  const { lines, returnOptions } = order;
  const chosen = chosenLines(
    draft,
    lines.map(({ productId }) => productId),
  );
  const titles = new Map(lines.map(({ productId, title }) => [productId, title]));
  const { form, errors, passes } = useFieldErrors(draft, () => checkReasons(chosen, draft));
  const field = usePictures({
    initial: draft.pictures,
    maximum: MAXIMUM_RETURN_PICTURES,
    tooMany: 'return.tooManyPictures',
    target: {
      path: `${RETURN_PICTURE_PATH}?${new URLSearchParams({ order: order.number })}`,
      ...(accessToken && { headers: { [ORDER_ACCESS_HEADER]: accessToken } }),
    },
  });
  const keepPictures = useEffectEvent((pictures: ReturnDraft['pictures']) => change({ pictures }));
  useEffect(() => keepPictures(field.pictures), [field.pictures]);
  const asksIfUnused = chosen.some(({ reason }) => reason === 'CHANGE_OF_MIND');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (passes()) onNext();
  }

  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="5">
      {chosen.map(({ productId, quantity, reason }, index) => {
        const possible = returnOptions.lines.find((line) => line.productId === productId)?.reasons ?? [];
        return (
          <SelectField
            key={productId}
            label={`${titles.get(productId) ?? ''} × ${quantity}`}
            error={errors[`lines.${index}.reason`] ?? null}
            hint={reason ? <Meaning order={order} productId={productId} reason={reason} /> : null}
            value={reason ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const picked = Object.values(ReturnReason).find((known) => known === value);
              const { [productId]: _, ...others } = draft.reasons;
              change({ reasons: picked ? { ...others, [productId]: picked } : others });
            }}
          >
            <option value="">{intl.formatMessage({ id: 'returns.chooseReason' })}</option>
            {possible
              .filter((one) => one.quantity >= quantity)
              .map((one) => (
                <option key={one.reason} value={one.reason}>
                  {intl.formatMessage({ id: RETURN_REASON_TEXTS[one.reason] })}
                </option>
              ))}
          </SelectField>
        );
      })}
      {asksIfUnused ? (
        <Unused
          checked={draft.isUnused}
          error={errors.isUnused ?? null}
          onChange={(isUnused) => change({ isUnused })}
        />
      ) : null}
      <TextAreaField
        label={<FormattedMessage id="returns.note" />}
        hint={<FormattedMessage id="returns.noteHint" />}
        error={errors.note ?? null}
        rows={4}
        maxLength={MAXIMUM_RETURN_NOTE_LENGTH}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <PictureField field={field} />
      <StepButtons onBack={onBack} busy={field.sending.length > 0}>
        <FormattedMessage id="returns.next" />
      </StepButtons>
    </WaitingForm>
  );
}

interface MeaningProps extends Pick<StepProps, 'order'> {
  readonly productId: string;
  readonly reason: ReturnReason;
}

/** Who pays for return shipping, and the deadline for the reason. */
function Meaning({ order: { returnOptions }, productId, reason }: MeaningProps): ReactNode {
  const { language } = useSettings();
  const line = returnOptions.lines.find((one) => one.productId === productId);
  const until = line?.reasons.find((one) => one.reason === reason)?.until;
  const id =
    reason === 'MISSING_ITEM'
      ? 'returns.meaning.missing'
      : reason === 'CHANGE_OF_MIND'
        ? 'returns.meaning.changeOfMind'
        : 'returns.meaning.fault';
  return (
    <FormattedMessage
      id={id}
      values={{
        fee: formatMoney(returnOptions.changeOfMind.fee, { place: 'order' }),
        until: until ? dayText(until, language) : '',
      }}
    />
  );
}

interface UnusedProps {
  readonly checked: boolean;
  readonly error: string | null;
  readonly onChange: (checked: boolean) => void;
}

function Unused({ checked, error, onChange }: UnusedProps) {
  const errorId = useId();
  return (
    <styled.div display="grid" gap="1.5">
      <styled.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
        <styled.input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          boxSize="5"
          flexShrink="0"
          accentColor="purple.600"
        />
        <FormattedMessage id="returns.unused" />
      </styled.label>
      {error ? (
        <styled.p id={errorId} fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </styled.div>
  );
}

interface ChosenLine {
  readonly productId: string;
  readonly quantity: number;
  readonly reason: ReturnReason | null;
}

/** Failures of the second step. Missing items need a request of their own, since they are not sent back. */
function checkReasons(lines: readonly ChosenLine[], draft: ReturnDraft): FieldFailure[] {
  const isMissing = lines.some(({ reason }) => reason === 'MISSING_ITEM');
  const failures = lines.flatMap(({ reason }, index): FieldFailure[] => {
    const path = `lines.${index}.reason`;
    if (!reason) return [{ path, key: 'return.reasonRequired' }];
    return isMissing && reason !== 'MISSING_ITEM' ? [{ path, key: 'return.missingApart' }] : [];
  });
  const known = lines.flatMap(({ reason, ...line }) => (reason ? [{ ...line, reason }] : []));
  const resolution = isMissing ? 'MISSING_ITEM' : (draft.resolution ?? 'REFUND');
  const { note, isUnused, pictures } = draft;
  const pictureIds = pictures.map(({ id }) => id);
  return [...failures, ...validateReturnDetails({ resolution, lines: known, note, pictureIds, isUnused })];
}
