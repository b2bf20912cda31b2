import { DownloadKind } from '@eunbit/schema/downloads';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(DownloadKind, {
  name: 'DownloadKind',
  description: 'What a document to download is.',
  valuesConfig: {
    TEST_REPORT: { description: 'The report of a test.' },
    CERTIFICATE: { description: 'A certificate, without a test of its own.' },
  },
});

@ObjectType('Download', { description: 'A document to download, a PDF.' })
export class DownloadType {
  @Field(() => String, { description: 'Its file name; the same in all languages.' })
  file!: string;

  @Field(() => String, { description: 'Path below the shop address.' })
  url!: string;

  @Field(() => String, { description: 'What it is, in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Size of the file.' })
  bytes!: number;

  @Field(() => DownloadKind, { description: 'What it is.' })
  kind!: DownloadKind;

  @Field(() => String, { description: 'Who has tested or certified.' })
  issuer!: string;

  @Field(() => String, { description: 'Day of the document, as 2021-12-08.' })
  issuedOn!: string;

  @Field(() => String, { description: 'Its number at the issuer.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'How it was tested; null for a certificate.' })
  method!: string | null;

  @Field(() => String, { description: 'What was found or certified, in a sentence.' })
  finding!: string;

  @Field(() => Boolean, { description: 'It came with the shop and proves nothing. Never in production.' })
  isSample!: boolean;
}
