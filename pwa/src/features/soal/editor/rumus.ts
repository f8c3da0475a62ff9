import { Node } from '@tiptap/core';
import { cleanHtml } from '../html/clean-html.ts';

/** A formula: its LaTeX, whether it stands on a line of its own, and the MathML that the server made of it. */
export interface Rumus {
  /** '' where the MathML came without its source; it cannot be edited then. */
  tex: string;
  baris: boolean;
  mathml: string;
}

const text = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
  renderHTML: () => ({}),
});

/** Mathematics inside a text; two clicks or Enter on it ask `edit`. */
export const RumusNode = Node.create<{ edit: () => void }>({
  name: 'rumus',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ edit: () => undefined }),
  addAttributes: () => ({
    tex: text('data-rumus'),
    mathml: text('data-mathml'),
    baris: {
      default: false,
      parseHTML: (element) => element.hasAttribute('data-baris'),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-rumus]' }],
  renderHTML({ node }) {
    const { tex, mathml, baris } = node.attrs as Rumus;
    return ['span', { 'data-rumus': tex, 'data-mathml': mathml, ...(baris && { 'data-baris': '' }) }];
  },
  addNodeView() {
    const { edit } = this.options;
    return ({ node }) => {
      const { tex, mathml } = node.attrs as Rumus;
      const dom = document.createElement('span');
      dom.className = 'editor-rumus';
      dom.append(mathml === '' ? `\\(${tex}\\)` : cleanHtml(mathml));
      dom.addEventListener('dblclick', edit);
      return { dom };
    };
  },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        if (!editor.isActive(this.name)) return false;
        this.options.edit();
        return true;
      },
    };
  },
});
