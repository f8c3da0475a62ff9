import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

/** Draws again whenever the text or the selection of the editor changes. */
export function useEditorState(editor: Editor | undefined): void {
  useSyncExternalStore(
    (onChange) => {
      editor?.on('transaction', onChange);
      return () => editor?.off('transaction', onChange);
    },
    () => editor?.state,
  );
}
