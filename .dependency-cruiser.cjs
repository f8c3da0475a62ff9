/*
 * Who may import what. ARCHITECTURE.md says it in words; tools/rules/boundaries.test.ts plants a violation of every
 * rule here and expects it to be found.
 */

/**
 * The one order of the server's features, for reads and writes alike: a feature imports tables, reads and exported
 * mutations of those before it. Where one has to ask a later feature, that one's read goes through features/ahead.ts.
 * One that imports no other and that none imports needs no place in it.
 */
const featureOrder = [
  'program-keahlian',
  'akun',
  'sekolah',
  'pengaturan',
  'jalur-pendaftaran',
  'param-nilai',
  'param-prestasi',
  'dokumen-persyaratan',
  'peraturan',
  'jadwal-pendaftaran',
  'ruang',
  'alasan-verifikasi',
  'acuan',
  'ref-sekolah',
  'wilayah',
  'media',
  'slider',
  'pengumuman',
  'peserta',
  'registrasi',
  'seleksi',
  'situs',
  'soal',
  'jadwal-ujian',
  'pemberitahuan',
  'pesan-keluar',
  'pesan',
  'persetujuan',
  'pendaftaran',
  'dokumen-peserta',
  'biodata',
  'sanggahan',
  'daftar-ulang',
  'verifikasi',
  'formasi',
  'permohonan',
  'dasbor-pendaftar',
  'ujian',
  'absen',
  'hasil-ujian',
  'olah-nilai',
  'bukti-seleksi',
  'kertas-ujian',
  'hasil-pendaftar',
  'laporan',
  'dasbor-staf',
  'privasi',
  'gladi-bersih',
  'audit',
  'hapusan',
  'sistem',
  'pencadangan',
  'kerja-latar',
  'kerangka',
];
const serverFeatures = '^sync-server/src/features/';
const sandbox = '^sync-server/src/sandbox/';
const tests = '[.]test[.]tsx?$|/testing/';

/** Domains of shared that are about engines: the trail, deletes, search and tasks, files, backups, settings, the server. */
const engineWords = ['audit', 'hapusan', 'kerangka', 'media', 'pencadangan', 'pengaturan', 'sistem'];
/** Rules of a domain that engines of `server/` keep: set-up and accounts judge passwords alike; a LAN address serves phones. */
const domainsInServer = ['sandi-teruji', 'sandi-tersering', 'lan-addresses'].map(
  (name) => `^sync-server/src/server/[^/]+/${name}[.]ts$`,
);

/**
 * The rooms of each folder that has some, low to high: a room imports only those before it. `.` stands for the files at the
 * folder's top, which are the last ones where it is not named. docs/rooms.md says what each room is for;
 * tools/rules/rooms.test.ts holds the lists to the folders that are there.
 */
const roomOrder = {
  'shared/src/kernel': 'text',
  'shared/src/sync': 'seal stream time start protocol',
  'shared/src/peserta': 'import',
  'shared/src/pendaftaran': 'formulir',
  'shared/src/soal': 'html import analysis',
  'shared/src/jadwal-ujian': '. plan',

  'sync-server/src/db': '. chain commit sqlite postgres open run',
  'sync-server/src/http': '. door network web short',
  'sync-server/src/server': 'clock work log files secrets sandi address',
  'sync-server/src/crud': 'definition delete save list spreadsheet',
  'sync-server/src/media': 'pdf',
  'sync-server/src/backup': 'format beside',
  'sync-server/src/spreadsheet': 'read write',
  'sync-server/src/features/akun': 'account login sandi',
  'sync-server/src/features/peserta': 'rows account import/read import',
  'sync-server/src/features/soal':
    'html bank import/read/raw import/read/xml import/read/images import/read/table import/read/word import/read/moodle import/read/qti import/read/finish import/read import/store import export susun',
  'sync-server/src/features/jadwal-ujian': 'jadwal jadwal-peserta ruang',
  'sync-server/src/features/pesan-keluar': 'kanal push antrean blast webhook',
  'sync-server/src/features/pesan': 'rows',
  'sync-server/src/features/ujian':
    'attempt paket time token lease finish replay device batch start direct dashboard commands offline restore emergency correction sweep',
  'sync-server/src/features/verifikasi': 'pemeriksaan daftar daftarkan',
  'sync-server/src/features/absen': 'rows kartu-ruang stream session commands',
  'sync-server/src/features/olah-nilai': 'skor putaran passing-grade publikasi',
  'sync-server/src/features/kertas-ujian': 'facts bukti berita-acara kartu lembar',
  'sync-server/src/features/privasi': 'orang retensi',
  'sync-server/src/features/gladi-bersih': 'rehearsal hp simulasi',
  'sync-server/src/features/pencadangan': 'create automatic restore reset download',

  'pwa/src/local-db': '. pendaftaran',
  'pwa/src/sync': 'ports batch answer stream paket time emergency register offline send view start browser',
  'pwa/src/ui': '. field dialog',
  'pwa/src/kit':
    'port display call frame table list choice dialog draft form history upload dokumen spreadsheet crud',
  'pwa/src/shell': 'theme session upload display berkas . area isian push staff staff/sesi',
  'pwa/src/features/akun': 'login tautan setup sesi-masuk own-account accounts',
  'pwa/src/features/olah-nilai': 'program simulasi putaran publikasi skor wawancara',
  'pwa/src/features/daftar-ulang': 'pendaftar panitia',
  'pwa/src/features/permohonan': 'pelamar',
  'pwa/src/features/sekolah': 'profil',
  'pwa/src/features/situs': 'data table home',
  'pwa/src/features/soal': 'html list bank import editor form preview',
  'pwa/src/features/pendaftaran': 'berkas draf langkah hasil pesan dasbor',
  'pwa/src/features/verifikasi':
    'form/rekam form/dokumen form/langkah form/koreksi form/kepala form/hasil form daftar verified daftarkan',
  'pwa/src/features/ujian': 'time area dashboard start question grid notices finish lembar',
  'pwa/src/features/absen': 'rows look time list release commands filter figures session stream kartu-ruang',
  'pwa/src/app':
    'frame participant public situs session staff/place staff/search staff/frame staff/pages staff',
};
/**
 * The top folders of each half, low to high: none imports one that stands after it. What stands beside them at the top
 * (`context.ts`, `feature.ts`, `app.ts`) tells the parts of each other, or composes.
 */
const houseOrder = {
  'sync-server/src':
    'server db identity archive jobs live http snapshot media backup spreadsheet print settings crud features sandbox',
  'pwa/src': 'ports http live local-db pdf ui sync kit shell features app',
};
/**
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const houseRules = Object.entries(houseOrder).flatMap(([half, order]) =>
  order
    .split(' ')
    .slice(0, -1)
    .map((house, position) => ({
      name: `houses-in-order-${half}/${house}`,
      comment: 'A top folder imports only those that stand before it in houseOrder.',
      severity: 'error',
      // The table of contents of the features composes.
      from: { path: `^${half}/${house}/`, pathNot: [tests, `${serverFeatures}index[.]ts$`] },
      to: {
        path: order
          .split(' ')
          .slice(position + 1)
          .map((later) => `^${half}/${later}/`),
      },
    })),
);

/**
 * The files of a room, without those of rooms inside it.
 * @param {string} folder
 * @param {string} room
 */
const filesOf = (folder, room) => `^${folder}/${room === '.' ? '' : `${room}/`}[^/]+$`;

/**
 * One rule per room: which rooms of its folder it may not import.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const roomRules = Object.entries(roomOrder).flatMap(([folder, order]) => {
  const named = order.split(' ');
  const rooms = named.includes('.') ? named : [...named, '.'];
  return rooms.map((room, position) => ({
    name: `rooms-in-order-${folder}/${room}`,
    comment: 'A room imports only those that stand before it in roomOrder.',
    severity: 'error',
    from: { path: filesOf(folder, room), pathNot: tests },
    to: {
      path: `^${folder}/`,
      pathNot: rooms.slice(0, position + 1).map((before) => filesOf(folder, before)),
    },
  }));
});

/**
 * One rule per feature: which features it may not import.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const orderRules = featureOrder.map((feature, position) => ({
  name: `features-in-order-${feature}`,
  comment: 'A feature imports only those that stand before it in featureOrder.',
  severity: 'error',
  from: { path: `${serverFeatures}${feature}/`, pathNot: tests },
  to: {
    path: `${serverFeatures}[^/]+/`,
    pathNot: `${serverFeatures}(${featureOrder.slice(0, position + 1).join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'shared-is-pure',
    comment: 'shared imports zod, @noble and itself: no DOM, no Node, nothing of the other packages.',
    severity: 'error',
    from: { path: '^shared/src/', pathNot: tests },
    to: { pathNot: '^shared/src/|node_modules/(zod|@noble)/' },
  },
  {
    name: 'schemas-say-so',
    comment: 'What brings zod at run time is named for it: the rest of shared is light enough for the exam.',
    severity: 'error',
    from: { path: '^shared/src/', pathNot: `[.]schema[.]ts$|${tests}` },
    to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'calls-load-no-schema',
    comment: 'A page that calls needs the types of what it sends and hears, not what checks them.',
    severity: 'error',
    from: { path: '^shared/src/[^/]+/calls[.]ts$' },
    to: { path: '[.]schema[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'kernel-imports-kernel',
    severity: 'error',
    from: { path: '^shared/src/kernel/', pathNot: tests },
    to: { path: '^shared/src/', pathNot: '^shared/src/kernel/' },
  },
  {
    name: 'sync-imports-kernel',
    severity: 'error',
    from: { path: '^shared/src/sync/', pathNot: tests },
    to: { path: '^shared/src/', pathNot: '^shared/src/(kernel|sync)/' },
  },
  {
    name: 'shared-domains-acyclic',
    comment: 'Domains of shared may use each other, in one direction.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^shared/src/' },
    to: { circular: true },
  },
  {
    name: 'no-cycles',
    comment: 'Not even for a type: what two modules both name stands in a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'pwa-without-server',
    comment: 'Not even a type: wire types come from shared.',
    severity: 'error',
    from: { path: '^pwa/' },
    to: { path: '^sync-server/|node_modules/@spmb/sync-server' },
  },
  {
    name: 'server-without-pwa',
    severity: 'error',
    from: { path: '^sync-server/' },
    to: { path: '^pwa/|node_modules/@spmb/pwa' },
  },
  {
    name: 'server-features-apart',
    comment:
      'A feature imports of another one its tables, reads and mutations: routes and what they call are its own.',
    severity: 'error',
    from: { path: `${serverFeatures}([^/]+)/.+`, pathNot: tests },
    to: {
      path: `${serverFeatures}[^/]+/.+`,
      pathNot: [`${serverFeatures}$1/`, '[.](table|queries|mutations)[.]ts$'],
    },
  },
  ...orderRules,
  {
    name: 'features-listed',
    comment: 'A feature that stands in no order imports no other.',
    severity: 'error',
    from: { path: `${serverFeatures}([^/]+)/`, pathNot: `${serverFeatures}(?:${featureOrder.join('|')})/` },
    to: { path: serverFeatures, pathNot: `${serverFeatures}$1/` },
  },
  {
    name: 'ahead-is-reads',
    comment: 'What an earlier feature may ask of a later one is a read.',
    severity: 'error',
    from: { path: `${serverFeatures}ahead[.]ts$` },
    to: { pathNot: '[.]queries[.]ts$' },
  },
  {
    name: 'server-engines-without-features',
    severity: 'error',
    from: { path: '^sync-server/src/[^/]+/', pathNot: `${serverFeatures}|${sandbox}|${tests}` },
    to: { path: serverFeatures },
  },
  {
    name: 'server-names-no-feature',
    comment:
      'What puts the server together reads the table of contents. The consoles each do one work of a feature.',
    severity: 'error',
    from: { path: '^sync-server/src/[^/]+[.]ts$', pathNot: [`/(verify|restore|token-darurat)[.]ts$`, tests] },
    to: { path: serverFeatures, pathNot: `${serverFeatures}(index|ahead)[.]ts$` },
  },
  {
    name: 'sandbox-by-the-list',
    comment: 'The sandbox fills a school with records of every domain: it is handed to whom it serves.',
    severity: 'error',
    from: { path: '^sync-server/src/', pathNot: `${sandbox}|${serverFeatures}index[.]ts$|${tests}` },
    to: { path: sandbox, pathNot: `${sandbox}sandbox[.]ts$` },
  },
  {
    name: 'server-engines-without-domains',
    comment:
      'Of shared an engine knows the kernel, the protocol, the calls that every resource has, and the words for its own work.',
    severity: 'error',
    from: {
      path: '^sync-server/src/',
      pathNot: [serverFeatures, sandbox, tests, ...domainsInServer],
    },
    to: {
      path: '^shared/src/',
      pathNot: `^shared/src/((kernel|sync|${engineWords.join('|')})/|resource-calls[.]ts$)`,
    },
  },
  ...houseRules,
  ...roomRules,
  {
    name: 'pwa-features-apart',
    comment: 'Compose features in app, or move the rule to shared.',
    severity: 'error',
    from: { path: '^pwa/src/features/([^/]+)/.+' },
    to: { path: '^pwa/src/features/[^/]+/.+', pathNot: '^pwa/src/features/$1/' },
  },
  {
    name: 'pwa-engines-without-features',
    severity: 'error',
    from: { path: '^pwa/src/(kit|http|local-db|sync|service-worker|ui)/', pathNot: tests },
    to: { path: '^pwa/src/(features|app|shell)/' },
  },
  {
    name: 'features-without-app',
    comment: 'app composes features, never the other way round; what they use of the frame stands in shell.',
    severity: 'error',
    from: { path: '^pwa/src/features/', pathNot: tests },
    to: { path: '^pwa/src/app/' },
  },
  {
    name: 'shell-below-features',
    comment: 'The shell serves features and what composes them, and knows neither.',
    severity: 'error',
    from: { path: '^pwa/src/shell/', pathNot: tests },
    to: { path: '^pwa/src/(features|app)/' },
  },
  {
    name: 'ui-knows-no-domain',
    severity: 'error',
    from: { path: '^pwa/src/ui/' },
    to: { path: '^shared/src/', pathNot: '^shared/src/kernel/' },
  },
  {
    name: 'react-where-it-belongs',
    comment: 'React only in app, shell, features, ui, kit and use-*.ts; the sync engine is plain TypeScript.',
    severity: 'error',
    from: {
      path: '^pwa/src/',
      pathNot: `^pwa/src/(app|shell|features|ui|kit)/|^pwa/src/(main|office)[.]tsx$|/use-[^/]+[.]tsx?$|${tests}`,
    },
    to: {
      path: 'node_modules/(react|react-dom|react-router|react-router-dom|dexie-react-hooks|@mui|@emotion|@tanstack)/',
    },
  },
  {
    name: 'dexie-in-local-db',
    severity: 'error',
    from: { path: '^pwa/src/', pathNot: `^pwa/src/local-db/|${tests}` },
    to: { path: 'node_modules/dexie/' },
  },
  {
    name: 'exam-path-is-small',
    comment:
      'What a participant loads before the first question has no MUI, no staff libraries, no zod at run time.',
    severity: 'error',
    from: {
      path: '^pwa/src/((app|shell)/(?!staff/)|(features/(ujian|situs|registrasi)|http|sync|local-db|ui|service-worker|ports)/)',
      pathNot: tests,
    },
    to: {
      path: '^pwa/src/kit/|node_modules/(@mui|@emotion|@tanstack|@hookform|react-hook-form|dompurify|eventsource-parser|zod)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'public-site-apart',
    comment: 'What publik.html leads to has nothing of the exam, of the back office, or of their router.',
    severity: 'error',
    from: { path: '^pwa/src/app/situs/main[.]tsx$' },
    to: {
      path: '^pwa/src/(sync|local-db|kit)/|node_modules/(@mui|@emotion|@tanstack|dexie|react-router|react-router-dom)/',
      // A calculation; the service worker's installation, too, waits longer each time.
      pathNot: '^pwa/src/sync/ports/backoff[.]ts$',
      reachable: true,
    },
  },
  {
    name: 'drizzle-in-data-files',
    severity: 'error',
    from: {
      path: '^sync-server/src/',
      pathNot: `^sync-server/src/(db|crud)/|[.](table|queries|mutations)[.]ts$|${tests}`,
    },
    to: { path: 'node_modules/drizzle-orm/' },
  },
  {
    name: 'drivers-in-db',
    severity: 'error',
    from: { path: '^sync-server/src/', pathNot: `^sync-server/src/db/|${tests}` },
    to: { path: 'node_modules/(better-sqlite3|pg)/' },
  },
  {
    name: 'product-without-tests',
    comment: 'Only the demo is filled from testing/.',
    severity: 'error',
    from: { path: '^(shared|sync-server|pwa)/src/', pathNot: `${tests}|^sync-server/src/main[.]ts$` },
    to: { path: '/testing/|[.]test[.]tsx?$|node_modules/(vitest|fast-check|fake-indexeddb)/' },
  },
  {
    name: 'packages-without-tools',
    severity: 'error',
    from: { path: '^(shared|sync-server|pwa)/' },
    to: { path: '^(tools|e2e|integration|bench)/' },
  },
  {
    name: 'resolvable',
    comment: 'An import that the checker cannot follow is an import that it cannot judge.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests of shared use builders of every domain; counting them would make every domain depend on every other.
    exclude: { path: '/dist/|^shared/src/.+[.]test[.]ts$' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types', 'node', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
