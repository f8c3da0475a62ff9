import { Node } from '@tiptap/core';

const address = /^media:[\w-]{1,64}$/;
const kept = ['alt', 'width', 'height', 'dir', 'lang'] as const;

/** An image inside a text, under its stored address; `load` answers its bytes. Foreign images are not taken. */
export const GambarNode = Node.create<{ load: (name: string) => Promise<Blob> }>({
  name: 'gambar',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ load: () => Promise.reject(new Error('nothing loads images')) }),
  addAttributes: () => ({
    'data-src': { default: null },
    ...Object.fromEntries(kept.map((name) => [name, { default: null }])),
  }),
  parseHTML: () => [
    {
      tag: 'img[data-src]',
      getAttrs: (element) => (address.test(element.getAttribute('data-src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    const { load } = this.options;
    return ({ node }) => {
      const dom = document.createElement('img');
      const { alt, 'data-src': src } = node.attrs as { alt: string | null; 'data-src': string };
      dom.alt = alt ?? 'Gambar';
      let url: string | undefined;
      let isGone = false;
      load(src.replace('media:', '')).then(
        (blob) => {
          if (!isGone) dom.src = url = URL.createObjectURL(blob);
        },
        () => {
          dom.alt = 'Gambar tidak dapat dibuka';
        },
      );
      const destroy = () => {
        isGone = true;
        if (url !== undefined) URL.revokeObjectURL(url);
      };
      return { dom, destroy };
    };
  },
});
