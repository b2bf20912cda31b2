import { chakra } from '@chakra-ui/react/styled-system';
import { COMMENT_SHOWN, shortened, TITLE_SHOWN } from '@eunbit/schema/review';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

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
  const isLong = shortTitle !== null || shortComment !== null;
  return (
    <chakra.div id={id} display="grid" gap="2" overflowWrap="anywhere">
      <chakra.h3 fontSize="lg" fontWeight="semibold">
        {whole ? title : (shortTitle ?? title)}
      </chakra.h3>
      {children}
      <chakra.p whiteSpace="pre-line">{whole ? comment : (shortComment ?? comment)}</chakra.p>
      {isLong ? (
        <chakra.button
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
        </chakra.button>
      ) : null}
    </chakra.div>
  );
}
