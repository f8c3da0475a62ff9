import type { Locator } from '@playwright/test';
import { png } from './workbook.ts';

/** Drops a picture on a text, as from the file manager. */
export async function dropPicture(text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const { x, y } = (await text.boundingBox()) ?? { x: 0, y: 0 };
  const dataTransfer = await text.page().evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const held = new DataTransfer();
    held.items.add(new File([bytes], 'gambar.png', { type: 'image/png' }));
    return held;
  }, png.buffer.toString('base64'));
  await text.dispatchEvent('drop', { dataTransfer, clientX: x + 8, clientY: y + 8 });
}
