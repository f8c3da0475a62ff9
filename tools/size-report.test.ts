import { describe, expect, test } from 'vitest';
import { listReachableFiles, measureBuild, measurePublicSite, type Manifest } from './size-report.mjs';

const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    css: ['main.css'],
    imports: ['_react.js'],
    dynamicImports: [
      'src/features/ujian/lembar/lembar.tsx',
      'src/app/staff/staff-area.tsx',
      'src/features/ujian/lembar/later-part.ts',
    ],
  },
  '_react.js': { file: 'react.js' },
  'src/features/ujian/lembar/lembar.tsx': { file: 'sheet.js', imports: ['_react.js', 'index.html'] },
  'src/app/staff/staff-area.tsx': { file: 'staff.js', imports: ['_react.js', '_mui.js'] },
  'src/features/ujian/lembar/later-part.ts': { file: 'finish.js' },
  '_mui.js': { file: 'mui.js', css: ['mui.css'] },
};

describe('sizes of the build', () => {
  test('what is reachable are static and lazy parts, without what lies behind a door', () => {
    const files = listReachableFiles(manifest, 'index.html', ['src/app/staff/staff-area.tsx']);
    expect([...files].sort()).toEqual(['finish.js', 'main.css', 'main.js', 'react.js', 'sheet.js']);
  });

  test('exam path, what it loads later, and what the back office adds, in bytes of gzip', () => {
    const measured = measureBuild(manifest, () => 1023);
    expect(measured).toMatchObject({
      examScriptBytes: 3069,
      examStyleBytes: 1023,
      laterScriptBytes: 1023,
      staffScriptBytes: 2046,
      staffStyleBytes: 1023,
      totalBytes: 8184,
    });
  });

  test('of the public site all scripts count, lazy ones too, and no styles', () => {
    const publik: Manifest = {
      'publik.html': { file: 'publik.js', css: ['style.css'], dynamicImports: ['keep.ts'] },
      'keep.ts': { file: 'keep.js', imports: ['publik.html'] },
    };
    expect(measurePublicSite(publik, () => 1023)).toBe(2046);
    expect(() => measurePublicSite(manifest, () => 0)).toThrow('nothing was measured');
  });

  test('a manifest without the page is refused, not measured as nothing', () => {
    expect(() => measureBuild({}, () => 0)).toThrow('nothing was measured');
  });
});
