import type { Editor } from '@tiptap/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { UploadDialog } from '../../../kit/upload/upload-dialog.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import { AltDialog } from './alt-dialog.tsx';
import { EditorPlaceContext, type EditorPlace } from './editor-place.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { RumusDialog } from './rumus-dialog.tsx';
import type { Rumus } from './rumus.ts';

/** Several texts that are written with one set of tools. */
export function SharedEditor({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<EditorPlace['active']>();
  const [rumus, setRumus] = useState<{ stored: Rumus | undefined }>();
  const [alt, setAlt] = useState<string>();
  const editor = active?.editor;
  // Where the picture that is on its way goes, whatever is written in meanwhile.
  const goal = useRef<{ editor: Editor | undefined; at: number | undefined }>(undefined);
  const { mutation, running } = useUpload('soal', 0, (name) =>
    goal.current?.editor
      ?.chain()
      .focus(goal.current.at)
      .insertContent({ type: 'gambar', attrs: { 'data-src': `media:${name}`, alt: 'Gambar' } })
      .run(),
  );
  const { mutate } = mutation;
  const place = useMemo<EditorPlace>(
    () => ({
      active,
      setActive,
      addImage(file, into, at) {
        goal.current = { editor: into, at };
        mutate(file);
      },
      openAlt: () =>
        setAlt((editor?.getAttributes('gambar') as { alt?: string | null } | undefined)?.alt ?? ''),
      openRumus() {
        const stored = editor?.isActive('rumus') ? (editor.getAttributes('rumus') as Rumus) : undefined;
        // MathML without its source cannot be written again; it stays as it is.
        if (stored?.tex !== '') setRumus({ stored });
      },
    }),
    [active, editor, mutate],
  );
  return (
    <EditorPlaceContext value={place}>
      <EditorToolbar />
      {children}
      {rumus && (
        <RumusDialog
          rumus={rumus.stored}
          onClose={() => setRumus(undefined)}
          onDone={(attrs) => {
            setRumus(undefined);
            editor?.chain().focus().insertContent({ type: 'rumus', attrs }).run();
          }}
        />
      )}
      {alt !== undefined && (
        <AltDialog
          alt={alt}
          onClose={() => setAlt(undefined)}
          onDone={(text) => {
            setAlt(undefined);
            editor?.chain().focus().updateAttributes('gambar', { alt: text }).run();
          }}
        />
      )}
      {running && (
        <UploadDialog percent={running.percent} waiting={running.waiting} onCancel={running.cancel} />
      )}
    </EditorPlaceContext>
  );
}
