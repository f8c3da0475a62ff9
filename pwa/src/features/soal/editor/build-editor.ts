import { Editor } from '@tiptap/core';
import { cleanPaste } from './clean-paste.ts';
import { fromEditorHtml, toEditorHtml } from './editor-html.ts';
import { buildSoalExtensions } from './soal-extensions.ts';

interface EditorOptions {
  element: HTMLElement;
  label: string;
  /** Id of the sentence under the field. */
  helpId: string;
  /** Stored HTML to begin with. */
  html: string;
  load: (name: string) => Promise<Blob>;
  editRumus: () => void;
  /** Hears the question HTML after every change. */
  onChange: (html: string) => void;
  onFocus: (editor: Editor) => void;
  onBlur: () => void;
  /** A picture was pasted or dropped. */
  onImage: (file: File) => void;
  /** So many images stayed behind when something was pasted. */
  onLost: (count: number) => void;
}

/** The editor of one text. The value it was given stays as it is until somebody changes it. */
export function buildEditor(options: EditorOptions): Editor {
  const takeImage = (files: FileList | undefined): boolean => {
    const image = [...(files ?? [])].find(({ type }) => /^image\/(jpeg|png)$/.test(type));
    if (image) options.onImage(image);
    return image !== undefined;
  };
  return new Editor({
    element: options.element,
    content: toEditorHtml(options.html),
    extensions: buildSoalExtensions(options),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': options.label,
        'aria-describedby': options.helpId,
      },
      transformPastedHTML(html) {
        const clean = cleanPaste(html);
        if (clean.lost > 0) options.onLost(clean.lost);
        return clean.html;
      },
      // Office programs put a picture of the whole selection beside its text.
      handlePaste: (_, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && takeImage(clipboardData?.files),
      handleDrop: (_, { dataTransfer }) => takeImage(dataTransfer?.files),
    },
    onUpdate: ({ editor }) => options.onChange(fromEditorHtml(editor.getHTML())),
    onFocus: ({ editor }) => options.onFocus(editor),
    onBlur: options.onBlur,
  });
}
