import { type HTMLStyledProps, styled } from '#styled-system/jsx';

interface AnnouncementHtmlProps extends HTMLStyledProps<'div'> {
  /** The API sanitises the HTML when it is stored and when it is read. */
  readonly html: string;
}

/** HTML that staff wrote. */
export function AnnouncementHtml({ html, ...rest }: AnnouncementHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API tells no HTML that could run, load or pose as something.
  return <styled.div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
