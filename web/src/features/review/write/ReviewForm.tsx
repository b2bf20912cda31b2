import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Form } from '../../../components/Form.tsx';
import { PictureField } from '../../../components/PictureField.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { TextAreaField, TextField } from '../../../elements/FormField.tsx';
import { RatingField } from './RatingField.tsx';
import { UsageFields } from './UsageFields.tsx';
import type { useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  readonly state: ReturnType<typeof useReviewForm>;
  /** Buttons beside the save button. */
  readonly children?: ReactNode;
}

/** Stars, title, comment, usage and pictures of a review. */
export function ReviewForm({ state, children }: ReviewFormProps) {
  const { form, draft, type, pictures, errors, failure, saving } = state;
  return (
    <Form {...form} display="grid" gap="6" maxWidth="form">
      <RatingField value={draft.rating} onChange={(rating) => type({ rating })} />
      <TextField
        label={<FormattedMessage id="review.titleLabel" />}
        error={errors.title}
        name="title"
        required
        value={draft.title}
        onChange={(event) => type({ title: event.currentTarget.value })}
      />
      <TextAreaField
        label={<FormattedMessage id="review.commentLabel" />}
        error={errors.comment}
        name="comment"
        required
        rows={8}
        value={draft.comment}
        onChange={(event) => type({ comment: event.currentTarget.value })}
      />
      <UsageFields usage={draft} onChange={type} />
      {pictures.pictures.map(({ id }) => (
        <input key={id} type="hidden" name="pictureIds" value={id} />
      ))}
      <PictureField field={pictures} error={errors.pictures} />
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" size="lg" busy={saving}>
          <FormattedMessage id="review.save" />
        </Button>
        {children}
      </styled.div>
    </Form>
  );
}
