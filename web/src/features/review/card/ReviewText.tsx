import { COMMENT_SHOWN, shortened, TITLE_SHOWN } from '@eunbit/schema/review';
import { detectLanguage } from '@eunbit/ui/detect-language';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

interface ReviewTextProps {
  readonly title: string;
  readonly comment: string;
  /** Content above the comment. */
  readonly children: ReactNode;
}

/** Title and comment of a review; long ones end in a 'more' button. */
export function ReviewText({ title, comment, children }: ReviewTextProps) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const shortTitle = shortened(title, TITLE_SHOWN);
  const shortComment = shortened(comment, COMMENT_SHOWN);
  const lang = detectLanguage(`${title} ${comment}`);
  const isLong = shortTitle !== null || shortComment !== null;
  return (
    <styled.div id={id} display="grid" gap="2" overflowWrap="anywhere">
      <styled.h3 lang={lang} fontSize="lg" fontWeight="semibold">
        {whole ? title : (shortTitle ?? title)}
      </styled.h3>
      {children}
      <styled.p lang={lang} whiteSpace="pre-line">
        {whole ? comment : (shortComment ?? comment)}
      </styled.p>
      {isLong ? (
        <styled.button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          justifySelf="start"
          minH="6"
          color="fg.accent"
          fontWeight="semibold"
          cursor="pointer"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
        >
          <FormattedMessage id={whole ? 'review.less' : 'review.more'} />
        </styled.button>
      ) : null}
    </styled.div>
  );
}
