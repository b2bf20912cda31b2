import { message } from '@eunbit/schema/messages';
import { MAXIMUM_REVIEW_PICTURES } from '@eunbit/schema/review';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import type { ReviewPicture } from './review-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/** A picture that is being uploaded. */
export interface Sending {
  readonly key: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

let lastKey = 0;

/** The pictures of a review in the form: stored ones, and uploads. */
export function usePictures(initial: readonly ReviewPicture[]) {
  const intl = useIntl();
  const { language } = useSettings();
  const [pictures, setPictures] = useState(initial);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    lastKey += 1;
    const key = String(lastKey);
    setSending((others) => [...others, { key, name: file.name, share: 0 }]);
    const outcome = await uploadPicture(file, language, (share) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, share } : one))),
    );
    setSending((all) => all.filter((one) => one.key !== key));
    if (outcome.kind === 'stored') setPictures((stored) => [...stored, outcome.picture]);
    else setProblem(outcome.kind === 'refused' ? outcome.message : intl.formatMessage({ id: 'review.pictureFailed' }));
  }

  return {
    pictures,
    sending,
    problem,
    /** Uploads as many as there is room for; a fourth picture is refused. */
    add(files: readonly File[]): void {
      const room = MAXIMUM_REVIEW_PICTURES - pictures.length - sending.length;
      setProblem(files.length > room ? message('review.tooManyPictures', language) : null);
      for (const file of files.slice(0, Math.max(0, room))) void send(file);
    },
    remove(id: string): void {
      setProblem(null);
      setPictures((stored) => stored.filter((picture) => picture.id !== id));
    },
    clear: () => setPictures([]),
  };
}
