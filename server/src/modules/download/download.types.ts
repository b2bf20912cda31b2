import { Field, Int, ObjectType } from 'type-graphql';

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
}
