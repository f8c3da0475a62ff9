import { Editor } from '@tiptap/core';
import { cleanPaste } from './clean-paste.ts';
import { fromEditorHtml, parseInert, toEditorHtml } from './editor-html.ts';
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
  /** A picture was pasted, or dropped at a place of the text. */
  onImage: (file: File, editor: Editor, at?: number) => void;
  /** Only files that are no picture of a question were. */
  onOtherFile: () => void;
  /** So many images stayed behind when something was pasted. */
  onLost: (count: number) => void;
}

/** The editor of one text. The value it was given stays as it is until somebody changes it. */
export function buildEditor(options: EditorOptions): Editor {
  const takeImage = (files: FileList | undefined, at?: number): boolean => {
    const image = [...(files ?? [])].find(({ type }) => /^image\/(jpeg|png)$/.test(type));
    if (image) options.onImage(image, editor, at);
    else if (files?.length) options.onOtherFile();
    // Left alone, the browser would open a file in the place of this page.
    return (files?.length ?? 0) > 0;
  };
  const editor = new Editor({
    element: options.element,
    content: toEditorHtml(options.html),
    extensions: buildSoalExtensions(options),
    injectCSS: false,
    editorProps: {
      scrollThreshold: clear,
      scrollMargin: clear,
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
      // Office programs put a picture of the whole selection beside its text; browsers name a copied picture in HTML.
      handlePaste: (_, { clipboardData }) =>
        !hasText(clipboardData?.getData('text/html') ?? '') && takeImage(clipboardData?.files),
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) =>
        // What is dragged from its own place in the text is a file too.
        view.dragging === null && takeImage(dataTransfer?.files, view.posAtCoords({ left, top })?.pos),
    },
    onUpdate: ({ editor }) => options.onChange(fromEditorHtml(editor.getHTML())),
    onFocus: ({ editor }) => options.onFocus(editor),
    onBlur: options.onBlur,
  });
  return editor;
}

/** What the tools and the acts of the form cover of it, with a label above the text and a sentence below. */
const clear = { top: 136, right: 5, bottom: 128, left: 5 };

const hasText = (html: string): boolean => parseInert(html).textContent.trim() !== '';
