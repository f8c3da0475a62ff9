import { type Extensions, Extension, Node } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Bahasa, BahasaBlocks } from './bahasa.ts';
import { GambarNode } from './gambar.ts';
import { RumusNode } from './rumus.ts';

/** Blocks of other programs. */
const Blok = Node.create({
  name: 'blok',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** Paragraphs that are written without an element where they stand alone; see `toEditorHtml`. */
const Polos = Extension.create({
  name: 'polos',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        polos: {
          default: true,
          parseHTML: (element) => element.hasAttribute('data-polos'),
          renderHTML: ({ polos }) => (polos ? { 'data-polos': '' } : {}),
        },
      },
    },
  ],
});

const Row = TableRow.extend({
  addAttributes: () => ({
    bagian: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-bagian'),
      renderHTML: ({ bagian }) => (bagian ? { 'data-bagian': String(bagian) } : {}),
    },
  }),
});

const scope = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('scope'),
};
const Header = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope };
  },
});

const Pre = CodeBlock.extend({
  addAttributes: () => ({}),
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

interface SoalExtensionsOptions {
  /** Bytes of a stored image. */
  load: (name: string) => Promise<Blob>;
  /** Asked to open the formula that is selected. */
  editRumus: () => void;
}

/** Everything of the server's vocabulary of question HTML that the editor can write. */
export const buildSoalExtensions = ({ load, editRumus }: SoalExtensionsOptions): Extensions => [
  StarterKit.configure({ heading: false, link: false, codeBlock: false, trailingNode: false }),
  Subscript,
  Superscript,
  Blok,
  Polos,
  Pre,
  Bahasa,
  BahasaBlocks,
  Table.configure({ resizable: false }),
  Row,
  Header,
  TableCell,
  RumusNode.configure({ edit: editRumus }),
  GambarNode.configure({ load }),
];
