import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';

/** A form that needs the page's script: a submission before the script is loaded waits for it, and appears in no address. */
export function WaitingForm({ children, ...rest }: Omit<HTMLStyledProps<'form'>, 'action' | 'method'>) {
  return (
    <styled.form method="post" noValidate data-waits="" {...rest}>
      {/* Only the server renders the text: React ignores the content of `noscript`. */}
      <noscript>{import.meta.env.SSR ? <NeedsScript /> : null}</noscript>
      {children}
    </styled.form>
  );
}

const NEEDS_SCRIPT = {
  ko: '이 양식은 JavaScript가 필요합니다. JavaScript를 켜 주시거나 고객센터로 문의해 주세요.',
  en: 'This form needs JavaScript. Please turn it on, or write to our customer service.',
} as const;

function NeedsScript() {
  const language = useLanguage();
  return <p role="alert">{NEEDS_SCRIPT[language]}</p>;
}
