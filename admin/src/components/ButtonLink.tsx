import { type ButtonProps, chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router';

const { withContext } = createRecipeContext({ key: 'button' });

type ButtonLook = Pick<ButtonProps, 'size' | 'variant' | 'colorPalette'>;

/** A link inside the back office that looks like a button. */
export const ButtonLink = withContext<HTMLAnchorElement, ButtonLook & HTMLChakraProps<typeof Link> & LinkProps>(Link);

/** A link that leaves the back office and looks like a button. */
export const ButtonAnchor = withContext<HTMLAnchorElement, ButtonLook & HTMLChakraProps<'a'>>('a');

/** A link inside the back office within text. */
export const TextLink = chakra(Link, {
  base: {
    fontWeight: 'medium',
    color: 'fg.accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
});
