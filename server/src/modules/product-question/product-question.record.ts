import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

export interface QuestionAnswerRecord {
  text: string;
  /** When it was first given; an edit leaves it. */
  at: Date;
  /** Id of the member of staff who wrote it as it is now. */
  by: string;
}

export interface HidingRecord {
  /** For staff; the author is not told. */
  reason: string;
  at: Date;
  by: string;
}

export interface ProductQuestionRecord {
  _id: Types.ObjectId;
  market: Market;
  productId: string;
  /** The author's account id; never exposed to others. */
  userId: string;
  /** The author's public name, derived from the email address when the question is asked. */
  authorName: string;
  /** The language of the page on which it was asked; the email with the answer uses it. */
  language: Language;
  text: string;
  /** Whether only the author and staff read text and answer (QUESTION-3). */
  isSecret: boolean;
  createdAt: Date;
  /** Null while the author has not edited it. */
  editedAt: Date | null;
  answer: QuestionAnswerRecord | null;
  /** Stored so that the filters on answers and hidden questions can use an index. */
  isAnswered: boolean;
  hiding: HidingRecord | null;
  isHidden: boolean;
  /** Made up for a demonstration shop (QUESTION-12); left out in a real one. */
  isExample?: boolean;
  /** Rises with each change: staff change what they have read (QUESTION-8). */
  version: number;
}
