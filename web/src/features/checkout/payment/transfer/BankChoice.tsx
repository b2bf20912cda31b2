import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { SampleMark } from '../../../../elements/SampleMark.tsx';
import { ChoiceCard } from '../../step/ChoiceCard.tsx';

interface BankChoiceProps {
  readonly banks: readonly { readonly id: string; readonly name: string; readonly isSample?: boolean }[];
  readonly chosen: string;
  readonly onChoose: (bankId: string) => void;
  readonly error: string | null;
}

/** The banks to choose from for a transfer. */
export function BankChoice({ banks, chosen, onChoose, error }: BankChoiceProps) {
  const errorId = useId();
  return (
    <styled.fieldset>
      <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
        <FormattedMessage id="checkout.bank" />
      </styled.legend>
      <styled.div display="grid" gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {banks.map(({ id, name, isSample }) => (
          <ChoiceCard
            key={id}
            name="bankId"
            checked={id === chosen}
            onChoose={() => onChoose(id)}
            title={name}
            aside={isSample ? <SampleMark /> : null}
            invalid={error !== null}
            errorId={error ? errorId : undefined}
          />
        ))}
      </styled.div>
      {error ? (
        <styled.p id={errorId} mt="1.5" fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </styled.fieldset>
  );
}
