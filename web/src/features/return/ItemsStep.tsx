import { message } from '@eunbit/schema/messages';
import { dayText } from '@eunbit/ui/date';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { WaitingForm } from '../../components/WaitingForm.tsx';
import { SelectField } from '../../elements/FormField.tsx';
import { chosenLines } from './return-draft.ts';
import { StepButtons, type StepProps } from './StepButtons.tsx';

type Line = StepProps['order']['lines'][number];
type Returnable = StepProps['order']['returnOptions']['lines'][number];

/** The first step: products and quantities. */
export function ItemsStep({ order, draft, change, onNext }: StepProps & { readonly onNext: () => void }) {
  const { language } = useSettings();
  const errorId = useId();
  const [isRefused, setRefused] = useState(false);
  const { lines, returnOptions } = order;
  const returnable = new Map(returnOptions.lines.map((line) => [line.productId, line]));
  const hasNone = chosenLines(draft, [...returnable.keys()]).length === 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefused(hasNone);
    if (!hasNone) onNext();
  }

  return (
    <WaitingForm onSubmit={submit} display="grid" gap="5">
      <styled.ul listStyleType="none" display="grid" gap="3">
        {lines.map((line) => {
          const found = returnable.get(line.productId);
          return found ? (
            <li key={line.id}>
              <ItemChoice
                line={line}
                returnable={found}
                quantity={draft.units[line.productId] ?? 0}
                invalidBy={isRefused && hasNone ? errorId : null}
                onChange={(quantity) => change({ units: { ...draft.units, [line.productId]: quantity } })}
              />
            </li>
          ) : null;
        })}
      </styled.ul>
      {isRefused && hasNone ? (
        <styled.p id={errorId} role="alert" color="fg.error" fontWeight="medium">
          {message('return.nothingChosen', language)}
        </styled.p>
      ) : null}
      <StepButtons>
        <FormattedMessage id="returns.next" />
      </StepButtons>
    </WaitingForm>
  );
}

interface ItemChoiceProps {
  readonly line: Line;
  readonly returnable: Returnable;
  readonly quantity: number;
  /** Id of the text that explains why the choice is invalid; null if it is valid. */
  readonly invalidBy: string | null;
  readonly onChange: (quantity: number) => void;
}

function ItemChoice({ line, returnable, quantity, invalidBy, onChange }: ItemChoiceProps) {
  const intl = useIntl();
  const { language } = useSettings();
  const { quantity: most, receivedOn, isReceiptKnown, explanation } = returnable;
  const isChosen = quantity > 0 && most > 0;
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <styled.div
      display="grid"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor={isChosen ? 'purple.600' : 'gray.300'}
      borderRadius="md"
      bg={isChosen ? 'bg.tint' : 'white'}
    >
      <styled.label display="flex" alignItems="center" gap="3" minH="11" cursor={most > 0 ? 'pointer' : undefined}>
        <styled.input
          type="checkbox"
          checked={isChosen}
          disabled={most === 0}
          aria-invalid={invalidBy ? true : undefined}
          aria-describedby={invalidBy ?? undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? most : 0)}
          boxSize="5"
          flexShrink="0"
          accentColor="purple.600"
        />
        <styled.img
          src={line.imageUrl}
          alt=""
          htmlWidth={56}
          htmlHeight={56}
          boxSize="14"
          objectFit="cover"
          borderRadius="md"
          bg="bg.subtle"
        />
        <styled.span display="grid" minW="0">
          <styled.span fontWeight="semibold" overflowWrap="anywhere">
            {line.title}
          </styled.span>
          <styled.span fontSize="sm" color="fg.muted">
            {explanation ??
              (receivedOn ? (
                <FormattedMessage
                  id={isReceiptKnown ? 'returns.receivedOn' : 'returns.countedFrom'}
                  values={{ day: dayText(receivedOn, language) }}
                />
              ) : null)}
          </styled.span>
        </styled.span>
      </styled.label>
      {isChosen && most > 1 ? (
        <SelectField
          label={<FormattedMessage id="returns.quantity" />}
          value={Math.min(quantity, most)}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              {intl.formatMessage({ id: 'returns.units' }, { count: number })}
            </option>
          ))}
        </SelectField>
      ) : null}
    </styled.div>
  );
}
