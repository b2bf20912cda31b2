import type { ProductQuestionFilter } from '@eunbit/schema/product-question';
import { MAXIMUM_QUESTION_SEARCH_LENGTH } from '@eunbit/schema/validation-product-question';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useViewer } from '../../app/use-viewer.ts';
import { WaitingForm } from '../../components/WaitingForm.tsx';
import { Button } from '../../elements/Button.tsx';
import { TextField } from '../../elements/FormField.tsx';

export interface QuestionChoice {
  readonly filter: ProductQuestionFilter;
  readonly search: string;
}

const FILTER_TEXT = { ALL: 'question.all', ANSWERED: 'question.answeredOnly', MINE: 'question.mineOnly' } as const;

interface QuestionChoicesProps {
  readonly choice: QuestionChoice;
  readonly onChoose: (choice: QuestionChoice) => void;
}

/** Filter and search of the questions; members can filter for their own ones. */
export function QuestionChoices({ choice, onChoose }: QuestionChoicesProps) {
  const intl = useIntl();
  const isMember = useViewer() !== null;
  const [typed, setTyped] = useState(choice.search);
  const filters = isMember ? (['ALL', 'ANSWERED', 'MINE'] as const) : (['ALL', 'ANSWERED'] as const);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ ...choice, search: typed.trim() });
  };
  return (
    <styled.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="end" gap="4" mb="4">
      <styled.div role="group" aria-label={intl.formatMessage({ id: 'question.filter' })} display="flex" gap="2">
        {filters.map((filter) => (
          <Button
            key={filter}
            variant={choice.filter === filter ? 'solid' : 'outline'}
            size="sm"
            aria-pressed={choice.filter === filter}
            onClick={() => onChoose({ ...choice, filter })}
          >
            <FormattedMessage id={FILTER_TEXT[filter]} />
          </Button>
        ))}
      </styled.div>
      <WaitingForm role="search" onSubmit={submit} display="flex" alignItems="end" gap="2">
        <TextField
          label={<FormattedMessage id="question.search" />}
          type="search"
          name="search"
          maxLength={MAXIMUM_QUESTION_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (event.currentTarget.value === '') onChoose({ ...choice, search: '' });
          }}
        />
        <Button type="submit" variant="outline">
          <FormattedMessage id="question.searchGo" />
        </Button>
      </WaitingForm>
    </styled.div>
  );
}
