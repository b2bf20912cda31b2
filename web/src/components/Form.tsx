import { POSTED_FORM } from '@eunbit/schema/posted-form';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useLocation } from 'react-router';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { COOKIES_NEEDED } from '../app/cookies-needed.ts';
import { usePostedForm } from '../app/posted-form.ts';

type FormProps = Omit<HTMLStyledProps<'form'>, 'action' | 'method' | 'name'> & {
  /** Name in `web/src/server/posted-forms.ts`. */
  readonly name: string;
  /** On success it redirects to another page, such as to the account after a sign-in. */
  readonly leaves?: boolean;
};

/**
 * A form that the server processes if the page's script is not loaded: typed values do not appear in an address and are not lost.
 * Other forms use `WaitingForm`.
 */
export function Form({ name, leaves = false, children, ...rest }: FormProps) {
  const { pathname, search } = useLocation();
  const posted = usePostedForm(name);
  const isUnkept = posted !== null && !posted.problem && !posted.answer;
  const id = `form-${name}`;
  return (
    <styled.form
      id={id}
      method="post"
      action={`${pathname}${search}#${id}`}
      noValidate
      scrollMarginTop={{ base: '20', lg: '28' }}
      {...rest}
    >
      <input type="hidden" name={POSTED_FORM.field} value={name} />
      {isUnkept ? <UnkeptAlert isReceived={!leaves} /> : null}
      {children}
    </styled.form>
  );
}

/**
 * Confirms that the form was processed if the browser did not send the cookie with the result. Only the server has the text:
 * React does not change content that it gets as HTML.
 */
function UnkeptAlert({ isReceived }: { isReceived: boolean }) {
  const language = useLanguage();
  const text = import.meta.env.SSR ? `${isReceived ? RECEIVED[language] : ''} ${COOKIES_NEEDED[language]}` : '';
  return (
    <styled.p
      id={POSTED_FORM.anchor}
      role="alert"
      px="5"
      py="4"
      bg="amber.50"
      color="amber.700"
      borderRadius="md"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the texts are constants.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

const RECEIVED = { ko: '보내 주신 내용이 접수되었습니다.', en: 'What you sent has arrived.' } as const;
