import { styled } from '#styled-system/jsx';

/** The window of a dialog in the middle of the page. */
export const ModalBox = styled('dialog', {
  base: {
    margin: 'auto',
    bg: 'white',
    color: 'fg',
    borderRadius: 'xl',
    boxShadow: 'lg',
    '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' },
  },
});
