import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('ProductImage', { description: 'One picture of a product.' })
export class ProductImageType {
  @Field(() => String, { description: 'Path below the shop address; the content behind it never changes.' })
  url!: string;

  @Field(() => String, { description: 'What is seen, in the language of the request.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels across.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels from top to bottom.' })
  height!: number;

  @Field(() => String, { description: 'The picture at the widths for pages, as the `srcset` attribute takes it.' })
  srcSet!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The widths for pages as AVIF, for a `source` element before the image; null while it is stored as WebP alone, as in the first seconds after an upload.',
  })
  avifSrcSet!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Average colour as `#rrggbb`, to be shown until the picture is there; null if it is not known.',
  })
  placeholder!: string | null;

  @Field(() => String, {
    description: 'The same with wider ones where there are any, for enlarging: to be loaded when that is asked for.',
  })
  zoomSrcSet!: string;
}

@ObjectType('ProductFilm', { description: 'A short film of a product without sound.' })
export class ProductFilmType {
  @Field(() => String, { description: 'Path of the film as MP4 (H.264), which every browser plays.' })
  url!: string;

  @Field(() => String, { description: 'Path of the same film as WebM (VP9).' })
  webmUrl!: string;

  @Field(() => ProductImageType, { description: 'What is shown while it does not play.' })
  poster!: ProductImageType;

  @Field(() => String, { description: 'What it shows, in the language of the request.' })
  title!: string;

  @Field(() => Float, { description: 'How long it is.' })
  durationSeconds!: number;
}
