import type { PostedForm } from '@eunbit/schema/posted-form';
import { MAXIMUM_REVIEW_PICTURES, REVIEW_PICTURE_PATH } from '@eunbit/schema/review';
import type { ReviewUsage } from '@eunbit/schema/review-usage';
import { type ReviewFields, validateReview } from '@eunbit/schema/validation-review';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft, usePostedFailure, usePostedForm, withTyped } from '../../../app/posted-form.ts';
import { getSessionStorage } from '../../../browser/storage.ts';
import type { StoredPicture } from '../../../components/upload-picture.ts';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { usePictures } from '../../../components/use-pictures.ts';
import { EMPTY_DRAFT, forgetDraft, keepDraft, type ReviewDraft, readDraft } from './review-draft.ts';

export interface ReviewFormOptions {
  /** Name of the form for submissions without scripts, see `Form`. */
  readonly name: 'review' | 'own-review';
  /** Key of the draft: a product, or the review that is edited. */
  readonly subject: string;
  readonly initial: ReviewDraft;
  readonly initialPictures: readonly StoredPicture[];
  readonly send: (
    fields: ReviewFields & ReviewUsage & { readonly pictureIds: string[] },
  ) => Promise<{ readonly problem: Problem | null }>;
  readonly saving: boolean;
  readonly onSaved: () => void;
}

/** The values that were typed before the form was sent without scripts; an omitted question has no answer. */
function fillIn(initial: ReviewDraft, posted: PostedForm | null): ReviewDraft {
  const draft = withTyped(initial, posted);
  return { ...draft, use: draft.use || null, surface: draft.surface || null, scent: draft.scent || null };
}

/** State of the review form: values, errors, progress and outcome. */
export function useReviewForm({ name, subject, initial, initialPictures, send, saving, onSaved }: ReviewFormOptions) {
  const intl = useIntl();
  const posted = usePostedForm(name);
  const [draft, setDraft] = useState(() => fillIn(initial, posted));
  const pictures = usePictures({
    initial: initialPictures,
    maximum: MAXIMUM_REVIEW_PICTURES,
    tooMany: 'review.tooManyPictures',
    target: { path: REVIEW_PICTURE_PATH },
  });
  const fields = { ...draft, pictureIds: pictures.pictures.map(({ id }) => id) };
  const { form, errors, passes, refuse } = useFieldErrors(fields, validateReview, posted);
  const [failure, setFailure] = useState(usePostedFailure(name, 'review.saveFailed'));

  useKeptDraft(name, {
    restore() {
      const kept = readDraft(getSessionStorage(), subject);
      if (kept) setDraft(kept);
    },
    forget: () => forgetDraft(getSessionStorage(), subject),
  });

  function type(change: Partial<ReviewDraft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(getSessionStorage(), subject, next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    setFailure(null);
    if (!passes()) return;
    if (pictures.sending.length > 0) return setFailure(intl.formatMessage({ id: 'review.waitForPictures' }));
    const { problem } = await send(fields);
    if (problem) {
      refuse(problem.fields);
      setFailure(problem.message ?? intl.formatMessage({ id: 'review.saveFailed' }));
    } else {
      forgetDraft(getSessionStorage(), subject);
      onSaved();
    }
  }

  /** Clears the form for another review. */
  function startAnew(): void {
    setDraft(EMPTY_DRAFT);
    pictures.clear();
  }

  return { form: { name, ref: form, onSubmit: submit }, draft, type, pictures, errors, failure, saving, startAnew };
}
