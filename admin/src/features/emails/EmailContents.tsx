import { chakra, Dialog, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';

interface EmailContentsProps {
  readonly contents: { readonly subject: string; readonly html: string; readonly text: string };
  /** The buttons of the dialog. */
  readonly children: ReactNode;
}

/** HTML and text of an email. The frame is fully sandboxed: scripts do not run, and links do not open. */
export function EmailContents({ contents, children }: EmailContentsProps) {
  const t = useText();
  return (
    <>
      <Tabs.Root defaultValue="html" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="html">{t('emails.reader.html')}</Tabs.Trigger>
          <Tabs.Trigger value="text">{t('emails.reader.text')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="html">
          <chakra.iframe
            title={contents.subject}
            sandbox=""
            srcDoc={contents.html}
            width="full"
            height="60dvh"
            borderWidth="1px"
            borderRadius="md"
            bg="paper"
          />
        </Tabs.Content>
        <Tabs.Content value="text">
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
        </Tabs.Content>
      </Tabs.Root>
      <Dialog.Footer mt="4">{children}</Dialog.Footer>
    </>
  );
}
