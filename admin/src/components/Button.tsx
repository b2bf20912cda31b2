import { type ButtonProps, Button as ChakraButton, Spinner } from '@chakra-ui/react';

/**
 * While `loading`, shows a spinner and ignores clicks. Chakra's own loading state disables the button, which makes a keyboard
 * user lose the focus.
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
