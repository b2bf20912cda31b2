import { chakra, Flex } from '@chakra-ui/react';
import { ANNOUNCEMENT_FONTS, ANNOUNCEMENT_SIZES } from '@eunbit/schema/announcement';
import { type Editor, useEditorState } from '@tiptap/react';
import { TOUCH_TARGET } from '../../app/touch.ts';
import { useText } from '../../app/use-text.ts';
import { SelectControl } from '../../components/SelectControl.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import type { MessageId } from '../../gql/message-id.ts';

const Tool = chakra('button', {
  base: {
    minWidth: '9',
    minHeight: '9',
    px: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    _hover: { bg: 'gray.100' },
    _disabled: { color: 'gray.400', cursor: 'not-allowed' },
    ...TOUCH_TARGET,
    // The symbol is in a pseudo-element: as text it would hide the button's name from voice control.
    '&[data-mark]::before': { content: 'attr(data-mark)' },
    '&[aria-pressed=true]': { bg: 'gray.800', color: 'white' },
  },
});

interface ToolDefinition {
  readonly mark: string;
  readonly label: MessageId;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const TOOLS: readonly ToolDefinition[] = [
  tool('B', 'announcements.tool.bold', 'bold', (editor) => editor.chain().focus().toggleBold().run()),
  tool('I', 'announcements.tool.italic', 'italic', (editor) => editor.chain().focus().toggleItalic().run()),
  tool('U', 'announcements.tool.underline', 'underline', (editor) => editor.chain().focus().toggleUnderline().run()),
  tool('S', 'announcements.tool.strike', 'strike', (editor) => editor.chain().focus().toggleStrike().run()),
  tool('H', 'announcements.tool.heading', 'heading', (editor) =>
    editor.chain().focus().toggleHeading({ level: 2 }).run(),
  ),
  tool('•', 'announcements.tool.bulletList', 'bulletList', (editor) => editor.chain().focus().toggleBulletList().run()),
  tool('1.', 'announcements.tool.orderedList', 'orderedList', (editor) =>
    editor.chain().focus().toggleOrderedList().run(),
  ),
  tool('❝', 'announcements.tool.quote', 'blockquote', (editor) => editor.chain().focus().toggleBlockquote().run()),
];

function tool(mark: string, label: MessageId, name: string, run: (editor: Editor) => void): ToolDefinition {
  return { mark, label, isOn: (editor) => editor.isActive(name), run };
}

const SIZES: readonly { readonly value: string; readonly text: MessageId }[] = [
  { value: ANNOUNCEMENT_SIZES.EXTRA_SMALL, text: 'announcements.size.extraSmall' },
  { value: ANNOUNCEMENT_SIZES.SMALL, text: 'announcements.size.small' },
  { value: '', text: 'announcements.size.medium' },
  { value: ANNOUNCEMENT_SIZES.LARGE, text: 'announcements.size.large' },
];

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly onPicture: () => void;
  readonly onLink: () => void;
}

export function EditorToolbar({ editor, onPicture, onLink }: EditorToolbarProps) {
  const t = useText();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn(now)),
      link: now.isActive('link'),
      font: String(now.getAttributes('textStyle').fontFamily ?? '').replaceAll('"', ''),
      size: String(now.getAttributes('textStyle').fontSize ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <Flex
      role="toolbar"
      aria-label={t('announcements.tools')}
      wrap="wrap"
      gap="1"
      px="2"
      py="1.5"
      borderBottomWidth="1px"
    >
      {TOOLS.map(({ mark, label, run }, index) => (
        <Tooltip key={label} content={t(label)}>
          <Tool
            type="button"
            aria-label={t(label)}
            aria-pressed={state.on[index]}
            data-mark={mark}
            onClick={() => run(editor)}
          />
        </Tooltip>
      ))}
      <Tool type="button" aria-pressed={state.link} onClick={onLink}>
        {t('announcements.tool.link')}
      </Tool>
      <Tool type="button" onClick={onPicture}>
        {t('announcements.tool.picture')}
      </Tool>
      <SelectControl
        size="sm"
        width="auto"
        aria-label={t('announcements.tool.font')}
        value={state.font}
        onChange={({ target: { value } }) => {
          const chain = editor.chain().focus();
          (value ? chain.setFontFamily(value) : chain.unsetFontFamily()).run();
        }}
      >
        <option value="">{t('announcements.font.ordinary')}</option>
        {ANNOUNCEMENT_FONTS.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </SelectControl>
      <SelectControl
        size="sm"
        width="auto"
        aria-label={t('announcements.tool.size')}
        value={state.size}
        onChange={({ target: { value } }) => {
          const chain = editor.chain().focus();
          (value ? chain.setFontSize(value) : chain.unsetFontSize()).run();
        }}
      >
        {SIZES.map(({ value, text }) => (
          <option key={text} value={value}>
            {t(text)}
          </option>
        ))}
      </SelectControl>
      <Tool type="button" disabled={!state.canUndo} onClick={() => editor.chain().focus().undo().run()}>
        {t('announcements.tool.undo')}
      </Tool>
      <Tool type="button" disabled={!state.canRedo} onClick={() => editor.chain().focus().redo().run()}>
        {t('announcements.tool.redo')}
      </Tool>
    </Flex>
  );
}
