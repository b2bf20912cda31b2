import { type HTMLStyledProps, styled } from '#styled-system/jsx';

type IconProps = HTMLStyledProps<'svg'>;

/** Line icons on a 24 unit grid, as large as 1.5 lines of text, hidden from screen readers. */
function LineIcon(props: IconProps) {
  return (
    <styled.svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      boxSize="1.5em"
      flexShrink="0"
      {...props}
    />
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </LineIcon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </LineIcon>
  );
}

export function BagIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M6 8h12l1 12.5H5L6 8Zm3 2V6.5a3 3 0 0 1 6 0V10" />
    </LineIcon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m6 9 6 6 6-6" />
    </LineIcon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m15 5-7 7 7 7" />
    </LineIcon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m9 5 7 7-7 7" />
    </LineIcon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M6 12h12" />
    </LineIcon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 6v12M6 12h12" />
    </LineIcon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </LineIcon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20.5 20.5" />
    </LineIcon>
  );
}

export function HelpIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-2.4-10.6a2.4 2.4 0 1 1 3.6 2.1c-.8.4-1.2.9-1.2 1.7m0 2.8v.1" />
    </LineIcon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M8 5.5v13l10.5-6.5L8 5.5Z" fill="currentColor" />
    </LineIcon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M8.5 6v12M15.5 6v12" strokeWidth="3" />
    </LineIcon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 15V4m-4 3.5L12 3.5l4 4M6 11.5v8h12v-8" />
    </LineIcon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M5 20h14" />
    </LineIcon>
  );
}
