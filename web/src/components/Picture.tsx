import { type HTMLStyledProps, styled } from '#styled-system/jsx';

interface PictureProps extends HTMLStyledProps<'img'> {
  /** WebP files with their widths; each has an AVIF beside it. */
  readonly srcSet: string;
  readonly sizes: string;
}

export const toAvif = (srcSet: string): string => srcSet.replaceAll('.webp', '.avif');

/** A picture of the public folder, as AVIF where the browser knows it. */
export function Picture({ srcSet, sizes, children, ...img }: PictureProps) {
  return (
    <styled.picture display="contents">
      {children}
      <source type="image/avif" srcSet={toAvif(srcSet)} sizes={sizes} />
      <styled.img srcSet={srcSet} sizes={sizes} {...img} />
    </styled.picture>
  );
}
