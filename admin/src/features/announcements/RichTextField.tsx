import { Box, Grid, Span, Text } from '@chakra-ui/react';
import { announcementHtml } from '@eunbit/ui/component-styles';
import { Image } from '@tiptap/extension-image';
import { FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { PictureDialog } from './PictureDialog.tsx';

/** Maximum number of undo steps, and the time within which changes count as one step, in milliseconds. */
const UNDO = { depth: 100, newGroupDelay: 500 };

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    undoRedo: UNDO,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  TextStyle,
  FontFamily,
  FontSize,
  Image,
];

interface RichTextFieldProps {
  readonly label: string;
  readonly error?: string | null;
  /** Initial HTML. */
  readonly initial: string;
  readonly onChange: (html: string) => void;
}

/** Editor for HTML with emphasis, lists, links and pictures. The server decides what it may contain. */
export function RichTextField({ label, error, initial, onChange }: RichTextFieldProps) {
  const id = useId();
  const [open, setOpen] = useState<'picture' | 'link' | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    // The content security policy blocks the editor's style element; `EDITOR` has the styles it needs.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}label`,
        class: 'announcement-text',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <Grid gap="1.5">
      <Span id={`${id}label`} fontSize="sm" fontWeight="semibold">
        {label}
      </Span>
      <Box borderWidth="1px" borderColor={error ? 'red.600' : 'gray.400'} borderRadius="md" bg="white">
        <EditorToolbar editor={editor} onPicture={() => setOpen('picture')} onLink={() => setOpen('link')} />
        <Box css={EDITOR}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      {error ? (
        <Text role="alert" fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </Text>
      ) : null}
      {open === 'picture' ? (
        <PictureDialog
          onClose={() => setOpen(null)}
          onPicture={(picture) => {
            setOpen(null);
            editor.chain().focus().setImage(picture).run();
          }}
        />
      ) : null}
      {open === 'link' ? (
        <LinkDialog
          present={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setOpen(null)}
          onLink={(href) => {
            setOpen(null);
            const chain = editor.chain().focus().extendMarkRange('link');
            (href ? chain.setLink({ href }) : chain.unsetLink()).run();
          }}
        />
      ) : null}
    </Grid>
  );
}

const EDITOR = {
  '& .announcement-text': {
    ...announcementHtml,
    minHeight: '14rem',
    p: '4',
    outlineOffset: '-2px',
    // Styles that ProseMirror requires of an editable element.
    position: 'relative',
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '& [contenteditable="false"]': { whiteSpace: 'normal' },
    '& pre': { ...announcementHtml['& pre'], whiteSpace: 'pre-wrap' },
    '& img.ProseMirror-separator': { display: 'inline', border: 'none', margin: '0', width: '0', height: '0' },
  },
  // The gap cursor: a position between two blocks that keyboard users can reach.
  '& .ProseMirror-gapcursor': {
    display: 'none',
    pointerEvents: 'none',
    position: 'absolute',
    _after: {
      content: '""',
      display: 'block',
      position: 'absolute',
      top: '-2px',
      width: '20px',
      borderTopWidth: '1px',
    },
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent', '&::selection': { background: 'transparent' } },
} as const;

/** Allowed link targets; the server removes others. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i;

interface LinkDialogProps {
  /** Current target of the selected text; empty if there is none. */
  readonly present: string;
  /** Called with the new target; an empty one removes the link. */
  readonly onLink: (href: string) => void;
  readonly onClose: () => void;
}

function LinkDialog({ present, onLink, onClose }: LinkDialogProps) {
  const t = useText();
  const form = useSendForm({
    values: { href: present },
    validate({ href }) {
      const address = href.trim();
      return address && !ADDRESS.test(address) ? [{ path: 'href', text: t('announcements.link.wrong') }] : [];
    },
    send: async () => ({ problem: null }),
    onSent: (_sent, { href }) => onLink(href.trim()),
  });

  return (
    <FormDialog
      title={t('announcements.tool.link')}
      form={form}
      agree={t('announcements.link.set')}
      back={t('announcements.cancel')}
      onClose={onClose}
    >
      <TextField
        label={t('announcements.link.address')}
        hint={t('announcements.link.hint')}
        inputMode="url"
        maxLength={2000}
        {...form.field('href')}
      />
    </FormDialog>
  );
}
