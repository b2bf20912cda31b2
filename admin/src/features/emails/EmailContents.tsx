import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { useText } from '../../app/use-text.ts';

interface EmailContentsProps {
  readonly contents: { readonly subject: string; readonly html: string; readonly text: string };
  /** Shown beside the button that switches between the two parts. */
  readonly children: ReactNode;
}

/** HTML and text of an email. The frame is fully sandboxed: no scripts run, and links open nothing. */
export function EmailContents({ contents, children }: EmailContentsProps) {
  const t = useText();
  const [asText, setAsText] = useState(false);
  return (
    <>
      {asText ? (
        <chakra.pre
          // A region that scrolls has to be reachable by keyboard.
          tabIndex={0}
          height="60dvh"
          overflow="auto"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          p="4"
          borderWidth="1px"
          borderRadius="md"
        >
          {contents.text}
        </chakra.pre>
      ) : (
        <chakra.iframe
          title={contents.subject}
          sandbox=""
          srcDoc={contents.html}
          width="full"
          height="60dvh"
          borderWidth="1px"
          borderRadius="md"
          bg="white"
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="4">
        <Button variant="outline" onClick={() => setAsText(!asText)}>
          {t(asText ? 'emails.reader.html' : 'emails.reader.text')}
        </Button>
        {children}
      </chakra.div>
    </>
  );
}
