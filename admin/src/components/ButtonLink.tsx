import { Box, type ButtonProps, chakra, createRecipeContext, type HTMLChakraProps, Span } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useMayOpen } from '../app/screen-permissions.ts';
import { TOUCH_LINK } from '../app/touch.ts';

const { withContext } = createRecipeContext({ key: 'button' });

type ButtonStyle = Pick<ButtonProps, 'size' | 'variant' | 'colorPalette'>;

const ButtonLikeLink = withContext<HTMLAnchorElement, ButtonStyle & HTMLChakraProps<typeof Link> & LinkProps>(Link);

/** A link out of the back office, styled as a button. */
export const ButtonAnchor = withContext<HTMLAnchorElement, ButtonStyle & HTMLChakraProps<'a'>>('a');

const LinkInText = chakra(Link, {
  base: {
    fontWeight: 'medium',
    color: 'fg.accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
    ...TOUCH_LINK,
  },
});

type InnerLink<Props> = Omit<Props, 'to'> & { readonly to: string };

/** A link inside the back office, styled as a button; renders nothing if the viewer may not open the screen. */
export function ButtonLink(props: InnerLink<ComponentProps<typeof ButtonLikeLink>>) {
  return useMayOpen()(props.to) ? <ButtonLikeLink {...props} /> : null;
}

/** A text link inside the back office; plain text if the viewer may not open the screen. */
export function TextLink(props: InnerLink<ComponentProps<typeof LinkInText>>) {
  return useMayOpen()(props.to) ? <LinkInText {...props} /> : <Span>{props.children}</Span>;
}

/** A link back to the list, above the heading of a page. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box mb="2">
      <TextLink to={to}>← {children}</TextLink>
    </Box>
  );
}
