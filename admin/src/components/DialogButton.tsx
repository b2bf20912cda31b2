import type { ButtonProps } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { Button } from './Button.tsx';

/** A button that opens a dialog whose state is stored in the address. */
export function DialogButton({ to, ...button }: Omit<ButtonProps, 'onClick'> & { readonly to: string }) {
  const navigate = useNavigate();
  return <Button aria-haspopup="dialog" {...button} onClick={() => void navigate(to, { preventScrollReset: true })} />;
}
