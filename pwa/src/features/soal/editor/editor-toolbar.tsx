import Functions from '@mui/icons-material/Functions';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Box, ButtonBase, Tooltip } from '@mui/material';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useEditorPlace } from './editor-place.tsx';
import { historyTools, insertTable, tableTools, textTools, type EditorTool } from './editor-tools.tsx';
import { useEditorState } from './use-editor-state.ts';

/** The tools of all texts of a form: one Tab stop, arrow keys from tool to tool. They act on the text written in last. */
export function EditorToolbar() {
  const { active, openRumus, openAlt, addImage } = useEditorPlace();
  const editor = active?.editor;
  useEditorState(editor);
  const [file, setFile] = useState<HTMLInputElement | null>(null);
  const [at, setAt] = useState(0);
  const isInTable = editor?.isActive('table') ?? false;
  const buttons: { label: string; face: ReactNode; press: () => void; isOn?: boolean | undefined }[] = [
    ...[...textTools, insertTable].map(toButton),
    { label: 'Sisipkan gambar', face: <ImageOutlined />, press: () => file?.click() },
    { label: 'Sisipkan rumus', face: <Functions />, press: openRumus, isOn: editor?.isActive('rumus') },
    ...historyTools.map(toButton),
    ...(editor?.isActive('gambar')
      ? [{ label: 'Keterangan gambar', face: 'keterangan', press: openAlt }]
      : []),
    ...(isInTable ? tableTools.map(toButton) : []),
  ];
  function toButton({ label, face, run, isOn }: EditorTool) {
    const press = () => editor && run(editor.chain().focus()).run();
    return { label, face, press, isOn: editor && isOn?.(editor) };
  }
  const stop = Math.min(at, buttons.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = buttons.length - 1;
    const next = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label={active ? `Alat tulis untuk ${active.label}` : 'Alat tulis'}
      onKeyDown={onKeyDown}
      sx={look}
    >
      {buttons.map(({ label, face, press, isOn }, index) => (
        <Tooltip key={label} title={label} placement="top" disableInteractive>
          <ButtonBase
            aria-label={label}
            {...(isOn !== undefined && { 'aria-pressed': isOn })}
            tabIndex={index === stop ? 0 : -1}
            // The text keeps its selection while a tool is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setAt(index)}
            onClick={press}
          >
            {face}
          </ButtonBase>
        </Tooltip>
      ))}
      <input
        ref={setFile}
        type="file"
        hidden
        aria-label="Berkas gambar"
        accept=".jpg,.jpeg,.png"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) addImage(chosen, editor);
          event.target.value = '';
        }}
      />
    </Box>
  );
}

const look = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  mx: -2,
  px: 2,
  py: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& button': {
    minWidth: 36,
    height: 36,
    px: 0.75,
    borderRadius: 1,
    fontSize: '0.8125rem',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    '&[aria-pressed="true"]': { bgcolor: 'var(--blue-soft)', color: 'var(--on-blue-soft)' },
  },
  '& svg': { fontSize: 20 },
} as const;
