import type { Editor } from '@tiptap/core';
import { createContext, use, type Dispatch, type SetStateAction } from 'react';

/** The editor that the tools of a form act on: the one that was written in last. */
export interface EditorPlace {
  active: { editor: Editor; label: string } | undefined;
  setActive: Dispatch<SetStateAction<EditorPlace['active']>>;
  /** Opens the dialog of a formula: of the one that is selected, or a new one. */
  openRumus: () => void;
  /** Opens the description of the image that is selected. */
  openAlt: () => void;
  /** Stores a picture and puts it into a text, at a place of it or where its cursor stands. */
  addImage: (file: File, editor: Editor | undefined, at?: number) => void;
}

export const EditorPlaceContext = createContext<EditorPlace | undefined>(undefined);

export function useEditorPlace(): EditorPlace {
  const place = use(EditorPlaceContext);
  if (!place) throw new Error('EditorPlaceContext is missing');
  return place;
}
