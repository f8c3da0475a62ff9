/**
 * Runs in the page, in each document: takes each step of a participant's way as soon as it stands there, and notes when (ms since
 * the address was opened). No person's time is in it. A tap that the page refuses, as it does the second half of a double tap, is
 * given again after a quarter of a second. It stops at the list of exams until `pilot.go()`.
 */
export const phonePilot = (nomor: string, password: string): string => `
  const waitMs = 250;
  const pilot = (window.pilot = { steps: {}, writes: [], goMs: 0, tapMs: 0, savedMs: 0, shownMs: 0 });
  pilot.go = () => {
    pilot.goMs = performance.now();
    lookSoon();
  };
  const button = (words) => () =>
    Array.from(document.querySelectorAll('button:not([disabled])')).find((one) => words.test(one.textContent.trim()));
  const field = (words) =>
    Array.from(document.querySelectorAll('label')).find((one) => one.textContent.trim().startsWith(words))?.control;
  const type = (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const ways = [
    ['login', () => field('Nomor Peserta') && field('Kata Sandi'), () => {
      type(field('Nomor Peserta'), ${JSON.stringify(nomor)});
      type(field('Kata Sandi'), ${JSON.stringify(password)});
      setTimeout(() => button(/^Masuk$/)()?.click());
    }],
    ['jadwal', () => /Soal siap di perangkat ini/.test(document.body?.textContent ?? '') &&
      Array.from(document.querySelectorAll('a')).find((one) => /^(Mulai|Lanjutkan) ujian$/.test(one.textContent.trim()))],
    ['konfirmasi', button(/^Ya, ini saya$/)],
    ['mulai', button(/^(Mulai|Lanjutkan) ujian$/)],
    ['lanjut', button(/^LANJUT$/)],
    ['soal', () => document.querySelector('.answer-row'), () => undefined],
  ];
  let [at, actedMs, frame, timer] = [0, -Infinity, 0, 0];
  const look = (now) => {
    frame = 0;
    // After a reload the sheet stands there at once.
    const found = ways.findIndex(([, find], index) => index >= at && find());
    if (found < 0) return;
    const [name, find, act] = ways[found];
    pilot.steps[name] ??= now;
    if (name === 'jadwal' && !pilot.goMs) return;
    if (name === 'soal') {
      changes.disconnect();
      return watchSheet();
    }
    if (found > at || now - actedMs > waitMs) {
      [at, actedMs] = [found, now];
      if (act) act();
      else find().click();
      if (name === 'login') at += 1;
    }
    clearTimeout(timer);
    timer = setTimeout(lookSoon, waitMs);
  };
  const lookSoon = () => (frame ||= requestAnimationFrame(look));
  // Looking at each frame would take the phone's processor from what is measured.
  const changes = new MutationObserver(lookSoon);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...words) {
    const made = transaction.apply(this, words);
    if (words[1] === 'readwrite') made.addEventListener('complete', () => pilot.writes.push(performance.now()));
    return made;
  };
  addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(pilot, { tapMs: timeStamp, savedMs: 0, shownMs: 0, writes: [] }),
    { capture: true },
  );
  const nameOf = () => document.querySelector('.sheet-position')?.textContent;
  let before;
  const watch = () => {
    const said = document.querySelector('.answer-state')?.textContent ?? '';
    const isSaid = /^(Tersimpan|Terkirim)/.test(said) && !pilot.savedMs;
    const isShown = nameOf() !== before && document.querySelector('.answer-row');
    if (isShown) before = nameOf();
    if (isSaid || isShown)
      requestAnimationFrame((now) => {
        if (isSaid) pilot.savedMs ||= now;
        if (isShown) pilot.shownMs = now;
      });
  };
  const watchSheet = () => {
    watch();
    new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
`;
