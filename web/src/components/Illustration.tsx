import type { HTMLStyledProps } from '#styled-system/jsx';
import { Picture } from './Picture.tsx';

interface IllustrationProps extends HTMLStyledProps<'img'> {
  /** File in the public folder, without its extension; `<name>-800` is the narrow copy. */
  readonly name: string;
  readonly alt: string;
  /** Width and height of the wide copy in pixels; they reserve its place while it loads. */
  readonly size: readonly [width: number, height: number];
  readonly sizes: string;
}

/** A picture of the shop in its two stored widths. */
export function Illustration({ name, alt, size, sizes, ...rest }: IllustrationProps) {
  const [width, height] = size;
  return (
    <Picture
      src={`/${name}.webp`}
      srcSet={`/${name}-800.webp 800w, /${name}.webp ${width}w`}
      sizes={sizes}
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      loading="lazy"
      decoding="async"
      width="full"
      height="auto"
      borderRadius="xl"
      {...rest}
    />
  );
}
