import { describe, expect, test } from 'vitest';
import { listReachableFiles, measureBuild, measurePublicSite, type Manifest } from './size-report.mjs';

const list = 'src/features/program-keahlian/program-keahlian.screen.tsx';
const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    css: ['main.css'],
    imports: ['_react.js'],
    dynamicImports: [
      'src/features/ujian/lembar/lembar.tsx',
      'src/features/ujian/lembar/later-part.ts',
      'src/features/pendaftaran/pendaftaran.screen.tsx',
    ],
  },
  '_react.js': { file: 'react.js' },
  'src/features/ujian/lembar/lembar.tsx': { file: 'sheet.js', imports: ['_react.js', 'index.html'] },
  'src/features/ujian/lembar/later-part.ts': { file: 'finish.js' },
  'src/features/pendaftaran/pendaftaran.screen.tsx': {
    file: 'form.js',
    imports: ['_react.js', 'index.html'],
    dynamicImports: ['upload.ts'],
  },
  'upload.ts': { file: 'upload.js' },
};
const office: Manifest = {
  'office.html': {
    file: 'office.js',
    css: ['office.css'],
    imports: ['_mui.js'],
    dynamicImports: [list, 'src/b.tsx'],
  },
  '_mui.js': { file: 'mui.js' },
  [list]: { file: 'list.js', isDynamicEntry: true, imports: ['_mui.js', 'office.html'] },
  'src/b.tsx': { file: 'b.js', isDynamicEntry: true },
};

describe('sizes of the build', () => {
  test('what is reachable are static and lazy parts, without what lies behind a door', () => {
    const files = listReachableFiles(manifest, 'index.html', [
      'src/features/ujian/lembar/later-part.ts',
      'src/features/pendaftaran/pendaftaran.screen.tsx',
    ]);
    expect([...files].sort()).toEqual(['main.css', 'main.js', 'react.js', 'sheet.js']);
  });

  test('exam path without the registration form, what it loads later, what applicants load, a first list and the whole back office, in bytes of gzip', () => {
    const measured = measureBuild(manifest, office, () => 1023);
    expect(measured).toMatchObject({
      examScriptBytes: 3069,
      examStyleBytes: 1023,
      laterScriptBytes: 1023,
      applicantScriptBytes: 2046,
      listScriptBytes: 3069,
      staffScriptBytes: 4092,
      staffStyleBytes: 1023,
      totalBytes: 12276,
    });
  });

  test('of the public site all scripts count, lazy ones too, and no styles; its threads apart', () => {
    const publik: Manifest = {
      'publik.html': { file: 'publik.js', css: ['style.css'], dynamicImports: ['keep.ts'] },
      'keep.ts': { file: 'keep.js', imports: ['publik.html'], assets: ['count.worker.js', 'a.woff2'] },
    };
    expect(measurePublicSite(publik, () => 1023)).toEqual({
      publicScriptBytes: 2046,
      publicThreadBytes: 1023,
    });
    expect(() => measurePublicSite(manifest, () => 0)).toThrow('nothing was measured');
  });

  test('a manifest without the page is refused, not measured as nothing', () => {
    expect(() => measureBuild({}, office, () => 0)).toThrow('nothing was measured');
    expect(() => measureBuild(manifest, {}, () => 0)).toThrow('nothing was measured');
  });
});
