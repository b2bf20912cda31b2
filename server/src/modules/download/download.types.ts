import { DownloadKind } from '@eunbit/schema/downloads';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(DownloadKind, {
  name: 'DownloadKind',
  description: 'Kind of document.',
  valuesConfig: {
    TEST_REPORT: { description: 'A test report.' },
    CERTIFICATE: { description: 'A certificate, without its own test.' },
  },
});

@ObjectType('Download', { description: 'A PDF document to download.' })
export class DownloadType {
  @Field(() => String, { description: 'File name; the same in all languages.' })
  file!: string;

  @Field(() => String, { description: 'Path below the shop address.' })
  url!: string;

  @Field(() => String, { description: 'Title in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Size of the file.' })
  bytes!: number;

  @Field(() => DownloadKind, { description: 'Kind of document.' })
  kind!: DownloadKind;

  @Field(() => String, { description: 'Organisation that tested or certified.' })
  issuer!: string;

  @Field(() => String, { description: 'Date of the document, such as 2021-12-08.' })
  issuedOn!: string;

  @Field(() => String, { description: "The issuer's document number." })
  number!: string;

  @Field(() => String, { nullable: true, description: 'Test method; null for a certificate.' })
  method!: string | null;

  @Field(() => String, { description: 'The result or certification, in one sentence.' })
  finding!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample that proves nothing. Never in production.' })
  isSample!: boolean;
}
