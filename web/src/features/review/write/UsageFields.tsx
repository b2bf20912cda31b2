import { ReviewSurface, type ReviewUsage, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { SelectField } from '../../../elements/FormField.tsx';
import { SCENT_TEXT, SURFACE_TEXT, USE_TEXT } from '../usage-texts.ts';
import { readAnswer } from './review-draft.ts';

interface UsageFieldsProps {
  readonly usage: ReviewUsage;
  readonly onChange: (change: Partial<ReviewUsage>) => void;
}

/** Uses, surfaces and scent; each may be omitted. */
export function UsageFields({ usage, onChange }: UsageFieldsProps) {
  return (
    <styled.fieldset display="grid" gap="4">
      <styled.legend mb="3" fontWeight="semibold">
        <FormattedMessage id="review.usageLegend" />
      </styled.legend>
      <Question
        label={<FormattedMessage id="review.useLabel" />}
        name="use"
        texts={USE_TEXT}
        answer={usage.use}
        onAnswer={(answer) => onChange({ use: readAnswer(ReviewUse, answer) })}
      />
      <Question
        label={<FormattedMessage id="review.surfaceLabel" />}
        name="surface"
        texts={SURFACE_TEXT}
        answer={usage.surface}
        onAnswer={(answer) => onChange({ surface: readAnswer(ReviewSurface, answer) })}
      />
      <Question
        label={<FormattedMessage id="review.scentLabel" />}
        name="scent"
        texts={SCENT_TEXT}
        answer={usage.scent}
        onAnswer={(answer) => onChange({ scent: readAnswer(ScentStrength, answer) })}
      />
    </styled.fieldset>
  );
}

interface QuestionProps {
  readonly label: ComponentProps<typeof SelectField>['label'];
  readonly name: string;
  /** Texts of the answers, in order. */
  readonly texts: Readonly<Record<string, string>>;
  readonly answer: string | null;
  readonly onAnswer: (answer: string) => void;
}

function Question({ label, name, texts, answer, onAnswer }: QuestionProps) {
  return (
    <SelectField
      label={label}
      name={name}
      value={answer ?? ''}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    >
      <FormattedMessage id="review.noAnswer">{(text) => <option value="">{text}</option>}</FormattedMessage>
      {Object.entries(texts).map(([value, id]) => (
        <FormattedMessage key={value} id={id}>
          {(text) => <option value={value}>{text}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
  );
}
