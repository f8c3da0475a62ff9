import { Box, FormControl, FormHelperText, Typography } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useNotify } from '../../../ui/notices.tsx';
import { useLoadMedia } from '../html/use-media.ts';
import { buildEditor } from './build-editor.ts';
import { canEdit } from './can-edit.ts';
import { useEditorPlace } from './editor-place.tsx';
import { PlainHtmlField } from './plain-html-field.tsx';
import { toEditorHtml } from './editor-html.ts';
import { useGivenValue } from './use-given-value.ts';

interface HtmlFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Height of the empty field in lines. */
  rows: number;
}

/** Question HTML as it will look; what the editor would lose is edited as HTML instead. */
export function HtmlField(props: HtmlFieldProps) {
  const { field } = useController<FieldValues>({ name: props.name });
  const [isPlain] = useState(() => !canEdit(textOf(field.value)));
  return isPlain ? <PlainHtmlField {...props} /> : <RichField {...props} />;
}

function RichField({ name, label, hint, rows }: HtmlFieldProps) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const box = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const place = useEditorPlace();
  const load = useLoadMedia();
  const notify = useNotify();
  const editor = useRef<Editor>(undefined);
  const write = useGivenValue(name, (html) =>
    editor.current?.commands.setContent(toEditorHtml(html), { emitUpdate: false }),
  );
  const onChange = useEffectEvent((html: string) => write(html));
  const onBlur = useEffectEvent(() => field.onBlur());
  const onRumus = useEffectEvent(() => place.openRumus());
  const onImage = useEffectEvent(place.addImage);
  const onLost = useEffectEvent((count: number) =>
    notify(
      'warning',
      `${count} gambar atau rumus tidak ikut tersalin. Sisipkan sendiri, atau impor berkas Word-nya lewat Impor.`,
    ),
  );
  const onOtherFile = useEffectEvent(() =>
    notify('warning', 'Yang dapat ditaruh di teks hanya gambar JPG atau PNG. Pilih gambar lain.'),
  );
  const onFocus = useEffectEvent((focused: Editor) => place.setActive({ editor: focused, label }));
  const open = useEffectEvent((element: HTMLElement) => {
    const html = textOf(field.value);
    const built = buildEditor({
      element,
      label,
      helpId,
      load,
      html,
      editRumus: onRumus,
      onChange,
      onFocus,
      onBlur,
      onImage,
      onOtherFile,
      onLost,
    });
    field.ref({ focus: () => built.commands.focus() });
    place.setActive((before) => before ?? { editor: built, label });
    return built;
  });
  useEffect(() => {
    if (!box.current) return;
    const built = open(box.current);
    editor.current = built;
    return () => built.destroy();
  }, []);
  const isWrong = fieldState.error !== undefined;
  useEffect(() => {
    box.current?.firstElementChild?.setAttribute('aria-invalid', String(isWrong));
  }, [isWrong]);
  return (
    <FormControl error={isWrong} fullWidth>
      <Typography
        variant="body2"
        aria-hidden="true"
        sx={{ mb: 0.5, color: isWrong ? 'error.main' : 'text.secondary' }}
      >
        {label}
      </Typography>
      <Box
        ref={box}
        sx={{ ...look, '--lines': rows, borderColor: isWrong ? 'error.main' : 'var(--line-control)' }}
      />
      <FormHelperText id={helpId} sx={{ mx: 0 }}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </FormControl>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const look = {
  border: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px currentcolor',
    color: 'primary.main',
  },
  '& .ProseMirror': {
    minHeight: 'calc(var(--lines) * 1.5em + 24px)',
    p: 1.5,
    outline: 'none',
    color: 'text.primary',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
  },
  '& p': { mt: 0, mb: 1 },
  '& .ProseMirror > :last-child': { mb: 0 },
  '& table': { borderCollapse: 'collapse', width: 'max-content', maxWidth: '100%' },
  '& td, & th': {
    border: 1,
    borderColor: 'var(--line-control)',
    p: 0.75,
    minWidth: 40,
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '& td p, & th p, & li p': { mb: 0 },
  '& .selectedCell': { bgcolor: 'var(--blue-soft)' },
  '& ul, & ol': { mt: 0, mb: 1, paddingInlineStart: '1.6em' },
  '& img': { maxWidth: '100%', height: 'auto', verticalAlign: 'middle' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: '2px' },
  '& .editor-rumus': { cursor: 'pointer', px: '2px' },
  '& [lang="ar"]': { fontFamily: 'var(--font-arabic)', fontSize: '1.35em', lineHeight: 2 },
  '& blockquote': { m: 0, mb: 1, paddingInlineStart: 2, borderInlineStart: '3px solid var(--line-control)' },
  '& pre': { m: 0, mb: 1, p: 1, bgcolor: 'var(--surface-sunken)', overflowX: 'auto' },
} as const;
