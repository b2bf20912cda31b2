import { chakra } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';

/** Drawn as SVG, because Windows has no emoji flags. Hidden from screen readers: the market's name is next to it. */
export function MarketFlag({ market }: { market: Market }) {
  return (
    <chakra.svg
      viewBox="0 0 30 20"
      width="1.5em"
      height="1em"
      aria-hidden
      flexShrink="0"
      borderRadius="2px"
      boxShadow="0 0 0 1px rgba(31, 32, 36, 0.18)"
    >
      {market === 'KR' ? <KoreanFlag /> : <AmericanFlag />}
    </chakra.svg>
  );
}

function KoreanFlag() {
  const corners = ['M4.6 6.6 6.9 3.2', 'M23.1 3.2l2.3 3.4', 'M4.6 13.4l2.3 3.4', 'M23.1 16.8l2.3-3.4'];
  return (
    <>
      <rect width="30" height="20" fill="#fff" />
      <g transform="rotate(33.7 15 10)">
        <path d="M10 10a5 5 0 0 1 10 0Z" fill="#cd2e3a" />
        <path d="M10 10a5 5 0 0 0 10 0Z" fill="#0047a0" />
        <circle cx="12.5" cy="10" r="2.5" fill="#cd2e3a" />
        <circle cx="17.5" cy="10" r="2.5" fill="#0047a0" />
      </g>
      {corners.map((path) => (
        <path key={path} d={path} stroke="#17181c" strokeWidth="2.6" strokeDasharray="1.7 .35" />
      ))}
    </>
  );
}

function AmericanFlag() {
  const stripes = [0, 1, 2, 3, 4, 5, 6];
  return (
    <>
      <rect width="30" height="20" fill="#fff" />
      {stripes.map((stripe) => (
        <rect key={stripe} y={(stripe * 40) / 13} width="30" height={20 / 13} fill="#b22234" />
      ))}
      <rect width="12.5" height={(20 * 7) / 13} fill="#3c3b6e" />
      <path d="M1.5 2h10M1.5 4.2h10M1.5 6.4h10M1.5 8.6h10" stroke="#fff" strokeWidth="0.9" strokeDasharray="0.9 1.35" />
    </>
  );
}
