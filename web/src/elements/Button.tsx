import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Base = styled('button', button);

export type ButtonProps = HTMLStyledProps<typeof Base> & {
  /** While `busy` it shows a spinner and ignores clicks; width and focus stay. */
  busy?: boolean;
};

export function Button({ busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <Base
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </Base>
  );
}

function Spinner() {
  return (
    <styled.span
      aria-hidden
      boxSize="1.1em"
      borderWidth="2px"
      borderColor="currentColor"
      borderTopColor="transparent"
      borderRadius="full"
      animation="spin 700ms linear infinite"
    />
  );
}

/** A round button that shows an icon only; `label` is its name for screen readers. */
export function IconButton({ label, children, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button variant="ghost" shape="round" {...rest}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
