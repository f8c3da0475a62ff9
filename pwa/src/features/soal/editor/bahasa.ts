import { Extension, Mark } from '@tiptap/core';

const words = { dir: /^(rtl|ltr)$/, lang: /^(ar|id|en)$/ } as const;
const arabic = { dir: 'rtl', lang: 'ar' } as const;
const blocks = ['paragraph', 'listItem', 'tableCell', 'tableHeader', 'blockquote', 'blok'];
const others = ['bulletList', 'orderedList', 'codeBlock', 'table', 'tableRow'];

const attributes = Object.fromEntries(
  Object.entries(words).map(([name, pattern]) => [
    name,
    {
      default: null,
      parseHTML: (element: HTMLElement) => {
        const value = element.getAttribute(name) ?? '';
        return pattern.test(value) ? value : null;
      },
    },
  ]),
);

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    bahasa: {
      /** Arabic from right to left, or no longer: the selected words, or the whole paragraph where none are selected. */
      toggleArab: () => ReturnType;
    };
  }
}

/** Direction and language of blocks. */
export const BahasaBlocks = Extension.create({
  name: 'bahasaBlocks',
  addGlobalAttributes: () => [{ types: [...blocks, ...others], attributes }],
});

/** Direction and language of words inside a line. */
export const Bahasa = Mark.create({
  name: 'bahasa',
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleArab:
        () =>
        ({ commands, state }) => {
          const { empty, $from, $to } = state.selection;
          if (!empty && $from.sameParent($to) && !isWhole(state.selection))
            return commands.toggleMark(this.name, arabic);
          const isOn = $from.parent.attrs['dir'] === 'rtl';
          return commands.updateAttributes('paragraph', isOn ? { dir: null, lang: null } : arabic);
        },
    };
  },
});

const isWhole = ({
  $from,
  $to,
}: {
  $from: { parentOffset: number; parent: { content: { size: number } } };
  $to: { parentOffset: number };
}) => $from.parentOffset === 0 && $to.parentOffset === $from.parent.content.size;
