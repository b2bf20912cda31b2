import { CHOICE_FORM, POSTED_FORM } from '@eunbit/schema/posted-form';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';

type ChoiceFormProps = Omit<HTMLStyledProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** Called with the value of the pressed button once the page is hydrated; before that, the server makes the choice. */
  readonly onChoose: (value: string) => void;
};

/** Buttons that choose a store or a language, named `market` or `language`, also without scripts. */
export function ChoiceForm({ onChoose, children, ...rest }: ChoiceFormProps) {
  const { pathname, search } = useLocation();
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) onChoose(submitter.value);
  }
  return (
    <styled.form method="post" action={`${pathname}${search}`} onSubmit={onSubmit} {...rest}>
      <input type="hidden" name={POSTED_FORM.field} value={CHOICE_FORM} />
      {children}
    </styled.form>
  );
}
