import type { BrowserContext } from '@playwright/test';

const places = '.chip, .answer-state, .sheet-whereabouts, .finish-words';

/** In the page: reports each text that stands where the product says how far an answer has got. */
function watch(selector: string): void {
  const { noteWords } = window as Window & { noteWords?: (text: string) => void };
  const look = () => {
    for (const element of document.querySelectorAll(selector)) noteWords?.(element.textContent.trim());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Collects every text about the way of an answer that the pages of a context show, also for a blink and across reloads. */
export async function noteShownWords(context: BrowserContext): Promise<Set<string>> {
  const words = new Set<string>();
  await context.exposeFunction('noteWords', (text: string) => void words.add(text));
  await context.addInitScript(watch, places);
  return words;
}
