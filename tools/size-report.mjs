// Sizes of the built web application as the server hands it out, against the budget of what a participant loads.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** JavaScript from a cold login to the first question, in bytes of gzip. */
export const examScriptBudgetBytes = 100_000;
/** What a participant's device keeps beyond that, in bytes of gzip: a part of the back office among it would be ten times as much. */
export const laterScriptBudgetBytes = 70_000;
/** All JavaScript of the public site, which a province opens on its telephones, in bytes of gzip. */
export const publicScriptBudgetBytes = 70_000;
/** What the public site's pages compute with in threads, fetched by who opens one that does, in bytes of gzip. */
export const publicThreadBudgetBytes = 20_000;
/** JavaScript from a cold address of a plain list to its rows, in bytes of gzip. */
export const listScriptBudgetBytes = 300_000;
/** All that the registration form of applicants adds to what they have loaded to sign in, in bytes of gzip. */
export const applicantScriptBudgetBytes = 70_000;
/** Lazy parts for applicants, in the same document: nobody who sits an exam loads or keeps them. */
const applicantEntries = [
  'src/features/pendaftaran/pendaftaran.screen.tsx',
  'src/app/participant/panel-peserta.tsx',
  'src/features/pendaftaran/dasbor/foto-pendaftar.tsx',
  'src/features/pendaftaran/dasbor/dokumen.screen.tsx',
  'src/features/pendaftaran/hasil/hasil.screen.tsx',
  'src/features/daftar-ulang/pendaftar/daftar-ulang.screen.tsx',
  'src/features/biodata/biodata.screen.tsx',
  'src/features/privasi/data-saya.screen.tsx',
  'src/features/permohonan/pelamar/permohonan.screen.tsx',
  'src/features/permohonan/pelamar/buat-permohonan.screen.tsx',
  'src/local-db/pendaftaran/leave-device.ts',
  'src/shell/push/push-peserta.tsx',
  'src/features/akun/tautan/akun-baru.screen.tsx',
];
/** Fetched when somebody looks at a PDF: the one part of an applicant that weighs more than a photo. */
const pdfEntry = 'src/pdf/draw-page.ts';
/** The back office's document, and the plainest list in it. */
const officeEntries = ['office.html', 'src/features/program-keahlian/program-keahlian.screen.tsx'];
/** Lazy parts of the participant's side that are not loaded before the first question. */
const laterEntries = [
  // Fetched when the first question stands on the screen.
  'src/features/ujian/lembar/later-part.ts',
  'src/features/ujian/question/image-zoom.tsx',
  // Fetched when a sheet is opened, and only where attempts stand on the device already before that.
  'src/sync/send/background-sender.ts',
  'src/sync/emergency/seal-streams.ts',
  // Fetched behind the list of exams once their sheets lie ready; no first question waits for it.
  'src/sync/offline/offline-part.ts',
  // Only where a participant signs in at a device on which the exam of another still runs.
  'src/features/akun/login/ask-ganti-peserta.tsx',
  // Only where a participant has letters.
  'src/features/ujian/dashboard/inbox.tsx',
  // Only when a login runs out over an open sheet.
  'src/features/akun/login/re-login.tsx',
  // Only when somebody asks for it.
  'src/features/akun/login/lupa-sandi.screen.tsx',
  'src/shell/area/sign-out-dialog.tsx',
  'src/app/frame/not-found.tsx',
  'src/features/akun/setup/setup.screen.tsx',
  'src/features/akun/setup/restore.screen.tsx',
  'src/features/akun/own-account/akun-peserta.screen.tsx',
  // Only where a device takes part in a rehearsal.
  'src/features/gladi-bersih/gladi.screen.tsx',
  // Only where a proctor opens a room with its card.
  'src/features/absen/kartu-ruang/masuk-kartu.screen.tsx',
  // Only for an account of the other kind.
  'src/shell/area/wrong-area.tsx',
  // Only where an older version of the app is in control.
  'src/service-worker/watch-updates.ts',
  // Once nothing more is fetched for what is looked at.
  'src/service-worker/install-in-time.ts',
  // Only on plain http, once the page stands.
  'src/service-worker/keep-shell.ts',
];

/**
 * @typedef {{ file: string, isDynamicEntry?: boolean, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's manifest: chunks by the name of their source
 */

/**
 * Files of the chunks reachable from a chunk, by static and lazy imports alike.
 * @param {Manifest} manifest
 * @param {string} from
 * @param {string[]} [doors] chunks that are not entered
 * @returns {Set<string>}
 */
export function listReachableFiles(manifest, from, doors = []) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  const waiting = [from];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || doors.includes(key) || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}

/**
 * Sizes in bytes of gzip: the exam path until the first question, what comes later, what applicants load beyond it, a first
 * list of the back office, the whole.
 * @param {Manifest} manifest
 * @param {Manifest} office of the back office's document
 * @param {(file: string) => number} sizeOf bytes of a file on the wire
 */
export function measureBuild(manifest, office, sizeOf) {
  if (!manifest['index.html']) throw new Error('The manifest names no index.html: nothing was measured.');
  for (const entry of officeEntries)
    if (!office[entry]) throw new Error(`The manifest names no ${entry}: nothing was measured.`);
  const exam = [
    ...listReachableFiles(manifest, 'index.html', [...laterEntries, ...applicantEntries, pdfEntry]),
  ];
  const kept = [...listReachableFiles(manifest, 'index.html', [...applicantEntries, pdfEntry])];
  const later = kept.filter((file) => !exam.includes(file));
  const applicant = applicantEntries
    .flatMap((entry) => [...listReachableFiles(manifest, entry, [pdfEntry])])
    .filter((file, index, all) => !kept.includes(file) && all.indexOf(file) === index);
  const reachable = [...kept, ...applicant];
  const staff = [...listReachableFiles(office, 'office.html')].filter((file) => !reachable.includes(file));
  const lazy = Object.keys(office).filter((key) => office[key]?.isDynamicEntry);
  const list = new Set(
    officeEntries.flatMap((entry) => [
      ...listReachableFiles(
        office,
        entry,
        lazy.filter((key) => key !== entry),
      ),
    ]),
  );
  /** @param {string[]} files */
  const measure = (files) => files.map((file) => ({ file, bytes: sizeOf(file) }));
  /** @param {{ file: string, bytes: number }[]} parts @param {RegExp} kind */
  const sum = (parts, kind) =>
    parts.filter(({ file }) => kind.test(file)).reduce((all, { bytes }) => all + bytes, 0);
  const [examParts, laterParts, staffParts] = [measure(exam), measure(later), measure(staff)];
  const listParts = measure([...list]);
  const applicantParts = measure(applicant);
  const script = /\.js$/;
  const style = /\.css$/;
  return {
    examParts,
    examScriptBytes: sum(examParts, script),
    examStyleBytes: sum(examParts, style),
    laterScriptBytes: sum(laterParts, script),
    listScriptBytes: sum(listParts, script),
    applicantScriptBytes: sum(applicantParts, script),
    staffScriptBytes: sum(staffParts, script),
    staffStyleBytes: sum(staffParts, style),
    totalBytes: sum([...examParts, ...laterParts, ...applicantParts, ...staffParts], /./),
  };
}

/**
 * Sizes in bytes of gzip: all scripts of the public site, lazy ones too, and those of its threads.
 * @param {Manifest} manifest of its build
 * @param {(file: string) => number} sizeOf bytes of a file on the wire
 */
export function measurePublicSite(manifest, sizeOf) {
  if (!manifest['publik.html']) throw new Error('The manifest names no publik.html: nothing was measured.');
  const threads = new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets));
  /** @param {Iterable<string>} files */
  const sum = (files) =>
    [...files].filter((file) => file.endsWith('.js')).reduce((all, file) => all + sizeOf(file), 0);
  return {
    publicScriptBytes: sum(listReachableFiles(manifest, 'publik.html')),
    publicThreadBytes: sum(threads),
  };
}

/**
 * Bytes of a built file on the wire: those of its compressed form, where it has one.
 * @param {string} dist folder of the build
 * @returns {(file: string) => number}
 */
export const servedSize = (dist) => (file) => {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
};

/**
 * The same of a build as it stands, and of the public site; throws where there is none.
 * @param {string} dist folder of the build
 */
export function measureDist(dist) {
  /** @param {string} name @returns {Manifest} */
  const read = (name) => {
    const file = join(dist, '.vite', name);
    if (!existsSync(file)) throw new Error('There is no build to measure. Run npm run build first.');
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const sizeOf = servedSize(dist);
  return {
    ...measureBuild(read('manifest.json'), read('office.json'), sizeOf),
    ...measurePublicSite(read('publik.json'), sizeOf),
  };
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;

function report() {
  const measured = measureDist(fileURLToPath(new URL('../pwa/dist', import.meta.url)));
  const parts = measured.examParts.sort((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of parts) console.log(`${kilobytes(bytes)}  ${file}`);
  console.log(
    `${kilobytes(measured.examScriptBytes)}  exam path, scripts (budget ${kilobytes(examScriptBudgetBytes).trim()})`,
  );
  console.log(`${kilobytes(measured.examStyleBytes)}  exam path, styles`);
  console.log(
    `${kilobytes(measured.laterScriptBytes)}  exam path after the first question, scripts (budget ${kilobytes(laterScriptBudgetBytes).trim()})`,
  );
  console.log(
    `${kilobytes(measured.listScriptBytes)}  first list of the back office, scripts (budget ${kilobytes(listScriptBudgetBytes).trim()})`,
  );
  console.log(
    `${kilobytes(measured.applicantScriptBytes)}  registration form of applicants, scripts (budget ${kilobytes(applicantScriptBudgetBytes).trim()})`,
  );
  console.log(`${kilobytes(measured.staffScriptBytes)}  back office, scripts`);
  console.log(`${kilobytes(measured.staffStyleBytes)}  back office, styles`);
  console.log(`${kilobytes(measured.totalBytes)}  all scripts and styles`);
  console.log(
    `${kilobytes(measured.publicScriptBytes)}  public site, scripts (budget ${kilobytes(publicScriptBudgetBytes).trim()})`,
  );
  console.log(
    `${kilobytes(measured.publicThreadBytes)}  public site, threads (budget ${kilobytes(publicThreadBudgetBytes).trim()})`,
  );
  if (measured.publicThreadBytes > publicThreadBudgetBytes) {
    console.error('A thread of the public site is over its budget: see what it imports.');
    process.exitCode = 1;
  }
  if (measured.publicScriptBytes > publicScriptBudgetBytes) {
    console.error('The public site is over its budget: see what its pages import.');
    process.exitCode = 1;
  }
  if (measured.applicantScriptBytes > applicantScriptBudgetBytes) {
    console.error('The registration form is over its budget: see what its screens import.');
    process.exitCode = 1;
  }
  if (measured.examScriptBytes > examScriptBudgetBytes) {
    console.error('The exam path is over its budget: look at the largest parts above.');
    process.exitCode = 1;
  }
  if (measured.listScriptBytes > listScriptBudgetBytes) {
    console.error(
      'A first list of the back office is over its budget: see what the frame and the kit import.',
    );
    process.exitCode = 1;
  }
  if (measured.laterScriptBytes > laterScriptBudgetBytes) {
    console.error(
      'A later part of the participant brings too much: see which of laterEntries imports the back office.',
    );
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report();
