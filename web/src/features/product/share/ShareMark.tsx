import { styled } from '#styled-system/jsx';
import type { ShareTarget } from './share-address.ts';

/** Signs of the networks and of email on a 24 unit grid, in one colour, as the text beside them. */
const PATHS: Readonly<Record<ShareTarget, string>> = {
  EMAIL: 'M3 5h18v14H3zM5 8v9h14V8l-7 5z',
  FACEBOOK:
    'M12 2a10 10 0 0 1 1.8 19.8v-7h2.5l.5-3h-3V10c0-1 .4-1.600 1.700-1.600h1.400V5.800c-3.700-.7-6 .5-6 3.700v2.300H8v3h2.900v7A10 10 0 0 1 12 2z',
  LINKEDIN:
    'M3 3h18v18H3zM6 10v8h2.600v-8zM7.300 6a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM10.500 10v8h2.600v-4c0-2.300 2.900-2.300 2.900 0v4h2.600v-4.700c0-3.800-4.200-4.400-5.500-2.100V10z',
  PINTEREST:
    'M12 2a10 10 0 1 1-2.900 19.600c.9-1.600 1.200-2.700 1.800-5 1.200 1.500 6 1.300 6-4.400C16.900 5.500 7 5.300 7 11.500c0 1.500.7 2.800 1.800 3.300l.6-1.700c-1.900-2.700.1-6 3-5.800 3.600.3 3 7.300.4 7.300-1.800 0-1.400-1.700-.8-4.100-.9-1.700-2.900-.1-2.200 2.300L8.100 21.200A10 10 0 0 1 12 2z',
  X: 'M3 3h5.600l4.500 6.200L18.600 3H21l-6.800 7.700L21.500 21h-5.600l-4.900-6.700L5.100 21H2.700l7.200-8.200zM6 4.700 16.800 19.300h1.800L7.800 4.700z',
  KAKAOTALK:
    'M12 3c5.500 0 10 3.500 10 7.800s-4.500 7.800-10 7.800l-1.500-.1L6.500 21l.8-3.300C4.200 16.300 2 13.700 2 10.800 2 6.500 6.500 3 12 3z',
};

/** Beside the name of the target, which says it. */
export function ShareMark({ target }: { target: ShareTarget }) {
  return (
    <styled.svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden boxSize="1.25em" flexShrink="0">
      <path d={PATHS[target]} />
    </styled.svg>
  );
}
