import type { BrowserContext } from '@playwright/test';

const path = '/halaman-kosong';

/** With the names that the pilot looks for: an option, and the words that say it is kept. */
const page = `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<button class="answer-row">A</button>
<p class="answer-state"></p>
<script>
  const said = document.querySelector('.answer-state');
  const opened = indexedDB.open('kosong');
  opened.onupgradeneeded = () => opened.result.createObjectStore('jawaban', { autoIncrement: true });
  opened.onsuccess = () =>
    document.querySelector('.answer-row').addEventListener('click', () => {
      said.textContent = '';
      const transaction = opened.result.transaction('jawaban', 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => (said.textContent = 'Tersimpan');
      transaction.objectStore('jawaban').put({ pilihan: 'A' });
    });
</script>`;

/**
 * The least that keeps an answer on a device: a page with one button, whose tap writes one row strictly and then says so. It stands
 * at an address of the school's, which this answers in the server's place, also without network. Returns that address.
 */
export async function layBarePage(context: BrowserContext, base: string): Promise<string> {
  await context.route(`${base}${path}`, (route) => route.fulfill({ contentType: 'text/html', body: page }));
  return `${base}${path}`;
}
