import { type HTMLStyledProps, styled } from '#styled-system/jsx';

interface PictureProps extends HTMLStyledProps<'img'> {
  /** WebP files with their widths; each has an AVIF file beside it. */
  readonly srcSet: string;
  readonly sizes: string;
}

/** A picture of the public folder, as AVIF if the browser supports it. */
export function Picture({ srcSet, sizes, ...img }: PictureProps) {
  return (
    <styled.picture display="contents">
      <source type="image/avif" srcSet={srcSet.replaceAll('.webp', '.avif')} sizes={sizes} />
      <styled.img srcSet={srcSet} sizes={sizes} {...img} />
    </styled.picture>
  );
}
