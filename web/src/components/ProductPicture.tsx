import type { ComponentProps } from 'react';
import { styled } from '#styled-system/jsx';

interface PictureFiles {
  readonly url: string;
  readonly srcSet: string;
  readonly avifSrcSet?: string | null | undefined;
  readonly placeholder?: string | null | undefined;
}

/**
 * A picture that staff uploaded, usually of a product, as AVIF if the browser supports it. Its average colour is shown while it
 * loads.
 */
export function ProductPicture({
  image,
  sizes,
  style,
  ...img
}: { readonly image: PictureFiles | undefined; readonly sizes: string } & ComponentProps<typeof styled.img>) {
  return (
    <picture>
      {image?.avifSrcSet ? <source type="image/avif" srcSet={image.avifSrcSet} sizes={sizes} /> : null}
      <styled.img
        src={image?.url}
        srcSet={image?.srcSet}
        sizes={sizes}
        display="block"
        boxSize="full"
        objectFit="cover"
        style={{ background: image?.placeholder ?? undefined, ...style }}
        {...img}
      />
    </picture>
  );
}
