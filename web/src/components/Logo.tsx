import { BRAND } from '@eunbit/schema/brand';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';

interface LogoProps extends HTMLStyledProps<'img'> {
  /** Whether the background is dark in light mode too. */
  readonly isOnDark?: boolean;
}

/** The logo of the current store: the Korean one begins with the Korean name. */
export function Logo({ isOnDark = false, ...props }: LogoProps) {
  const { market } = useSettings();
  const isKorean = market === 'KR';
  const file = isKorean ? '/logo-kr' : '/logo-us';
  const light = `${file}-light.svg`;
  // React's style types have no custom properties.
  const inTheDark: Record<`--${string}`, string> = { '--logo-in-the-dark': `url(${light})` };
  return (
    <styled.img
      src={isOnDark ? light : `${file}.svg`}
      alt={isKorean ? BRAND.koreanName : BRAND.name}
      htmlWidth={isKorean ? 462 : 398}
      htmlHeight={128}
      width="auto"
      style={inTheDark}
      _dark={{ content: 'var(--logo-in-the-dark)' }}
      {...props}
    />
  );
}
