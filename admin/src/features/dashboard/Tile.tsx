import { Box, chakra, Span } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useMayOpen } from '../../app/screen-permissions.ts';

const FRAME = { px: '4', py: '3', bg: 'white', borderWidth: '1px', borderRadius: 'md' } as const;
const Frame = chakra(Link, { base: { ...FRAME, _hover: { borderColor: 'gray.800' } } });

interface TileProps {
  readonly text: string;
  readonly to: string;
  /** Undefined while it loads. */
  readonly count: number | undefined;
  /** Highlights any number but zero as a problem. */
  readonly bad?: boolean;
}

/** A counter that links to its list, where the viewer may open that. */
export function Tile({ text, to, count, bad = false }: TileProps) {
  const mayOpen = useMayOpen()(to);
  const counter = (
    <>
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
    </>
  );
  return mayOpen ? <Frame to={to}>{counter}</Frame> : <Box {...FRAME}>{counter}</Box>;
}
