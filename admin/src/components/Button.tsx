import { type ButtonProps, Button as ChakraButton, Spinner } from '@chakra-ui/react';

/**
 * While `loading` it shows a spinner and ignores clicks. Chakra's own state disables the button, which takes the focus
 * away from whoever pressed it by keyboard.
 */
export function Button({ loading = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <ChakraButton
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size="inherit" aria-hidden /> : null}
      {children}
    </ChakraButton>
  );
}
