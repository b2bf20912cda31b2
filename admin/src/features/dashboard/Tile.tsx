import { chakra, Span } from '@chakra-ui/react';
import { Link } from 'react-router';

const Frame = chakra(Link, {
  base: {
    px: '4',
    py: '3',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'md',
    _hover: { borderColor: 'gray.800' },
  },
});

interface TileProps {
  readonly text: string;
  readonly to: string;
  /** Undefined while it loads. */
  readonly count: number | undefined;
  /** Highlights any number but zero as a problem. */
  readonly bad?: boolean;
}

/** A counter that links to its list. */
export function Tile({ text, to, count, bad = false }: TileProps) {
  return (
    <Frame to={to}>
      <Span display="block" color="fg.muted">
        {text}
      </Span>
      <Span
        fontSize="2xl"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        color={count ? (bad ? 'fg.error' : 'fg') : 'fg.muted'}
      >
        {count?.toLocaleString('en-US') ?? '–'}
      </Span>
    </Frame>
  );
}
