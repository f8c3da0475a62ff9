import { offerUpdate } from './update-waiting.ts';

/**
 * Fetches addresses of the application into the browser's own cache, which without a service worker is all that can open
 * them again while the server is away. Offers the server's version where it is another one.
 */
export async function keepShell(...addresses: string[]): Promise<void> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (!own) return;
  for (const address of new Set(addresses)) {
    // Not `reload`, which gives up what is kept before it knows that there is anything new.
    const answer = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
    const page = answer?.ok ? await answer.text().catch(() => '') : '';
    // A foreign network's login page is no version of the application.
    if (page.includes('<div id="root">') && !page.includes(own))
      offerUpdate(() => {
        location.reload();
      });
  }
}
