import type { Language } from '@eunbit/schema/market';
import { Field, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { EmailContentsType } from './email-log.types.ts';
import type { RenderedEmail } from './layout/render-email.ts';

/** An email that is not queued yet, with its recipient. */
export interface PreviewedEmail {
  readonly to: string;
  readonly language: Language;
  /** Null if the email would not be sent. */
  readonly contents: RenderedEmail | null;
}

@ObjectType({ description: 'An email as it would be sent now. Nothing was sent.' })
export class EmailPreview {
  @Field(() => String, { description: 'The address it would go to.' })
  to!: string;

  @Field(() => LanguageEnum, { description: "The reader's language." })
  language!: Language;

  @Field(() => EmailContentsType, {
    nullable: true,
    description: 'Its contents; null if the reader has unsubscribed from emails of this kind.',
  })
  contents!: EmailContentsType | null;
}
