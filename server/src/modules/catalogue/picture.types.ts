import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('ProductImage', { description: 'One picture of a product.' })
export class ProductImageType {
  @Field(() => String, { description: 'Path below the shop address; its content never changes.' })
  url!: string;

  @Field(() => String, { description: 'Alternative text, in the language of the request.' })
  alt!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Field(() => String, { description: 'Value of the `srcset` attribute, at page widths.' })
  srcSet!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `srcset` as AVIF, for a `source` element before the image; null while only WebP exists, as in the first seconds after an upload.',
  })
  avifSrcSet!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Average colour as `#rrggbb`, shown until the picture has loaded; null if unknown.',
  })
  placeholder!: string | null;

  @Field(() => String, {
    description: 'The `srcset` including wider versions, for zooming; load it only on demand.',
  })
  zoomSrcSet!: string;
}

@ObjectType('ProductFilm', { description: 'A short, silent film of a product.' })
export class ProductFilmType {
  @Field(() => String, { description: 'Path of the film as MP4 (H.264), which all browsers play.' })
  url!: string;

  @Field(() => String, { description: 'Path of the same film as WebM (VP9).' })
  webmUrl!: string;

  @Field(() => ProductImageType, { description: 'Picture shown while it does not play.' })
  poster!: ProductImageType;

  @Field(() => String, { description: 'Title, in the language of the request.' })
  title!: string;

  @Field(() => Float, { description: 'Duration in seconds.' })
  durationSeconds!: number;
}
