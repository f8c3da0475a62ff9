// usage: node rename.mjs ROOT identifiers.json [pathmap.json...]
import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
const root = resolve(process.argv[2]);
const ts = createRequire(join(root, 'x.js'))('typescript');
const entries = JSON.parse(readFileSync(process.argv[3], 'utf8'));
const maps = process.argv.slice(4).map((f) => JSON.parse(readFileSync(f, 'utf8')));
const now = (f) => maps.reduce((p, m) => m[p] ?? p, f);
const names = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean).map((f) => join(root, f)).filter(existsSync);
const versions = new Map(names.map((n) => [n, 0])); const texts = new Map();
const read = (f) => { if (!texts.has(f)) texts.set(f, existsSync(f) ? readFileSync(f, 'utf8') : undefined); return texts.get(f); };
const options = { target: 10, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX, strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, skipLibCheck: true, noEmit: true, allowJs: true, lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.webworker.d.ts'], types: ['node', 'vite/client'], verbatimModuleSyntax: true };
const host = { getScriptFileNames: () => names, getScriptVersion: (f) => String(versions.get(f) ?? 0), getScriptSnapshot: (f) => { const t = read(f); return t === undefined ? undefined : ts.ScriptSnapshot.fromString(t); }, getCurrentDirectory: () => root, getCompilationSettings: () => options, getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o), fileExists: ts.sys.fileExists, readFile: (f) => read(f), readDirectory: ts.sys.readDirectory, directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories, realpath: ts.sys.realpath };
const ls = ts.createLanguageService(host);
const changed = new Set(); let done = 0; const failed = [];
for (const e of entries) {
  const file = join(root, now(e.file)); const text = read(file);
  if (text === undefined) { failed.push(`${e.file}: no file`); continue; }
  const sf = ls.getProgram().getSourceFile(file); const found = [];
  const visit = (n) => { if (ts.isIdentifier(n) && n.text === e.from) { const p = n.parent; const isDecl = p.name === n && (ts.isVariableDeclaration(p) || ts.isFunctionDeclaration(p) || ts.isClassDeclaration(p) || ts.isInterfaceDeclaration(p) || ts.isTypeAliasDeclaration(p) || ts.isPropertySignature(p) || ts.isPropertyDeclaration(p) || ts.isPropertyAssignment(p) || ts.isShorthandPropertyAssignment(p) || ts.isMethodDeclaration(p) || ts.isMethodSignature(p) || ts.isParameter(p) || ts.isBindingElement(p) || ts.isGetAccessor(p)); const line = sf.getLineAndCharacterOfPosition(n.getStart()).line + 1; found.push({ pos: n.getStart(), isDecl, d: Math.abs(line - (e.line ?? 1)) }); } ts.forEachChild(n, visit); };
  visit(sf);
  found.sort((a, b) => b.isDecl - a.isDecl || a.d - b.d);
  if (!found[0]) { failed.push(`${e.file}: ${e.from} not found`); continue; }
  const locs = ls.findRenameLocations(file, found[0].pos, false, false, { providePrefixAndSuffixTextForRename: true });
  if (!locs?.length || locs.some((l) => l.fileName.includes('node_modules'))) { failed.push(`${e.file}: ${e.from} cannot`); continue; }
  const byFile = Map.groupBy(locs, (l) => l.fileName);
  for (const [f, ls2] of byFile) { let t = read(f); for (const l of ls2.sort((a, b) => b.textSpan.start - a.textSpan.start)) t = t.slice(0, l.textSpan.start) + (l.prefixText ?? '') + e.to + (l.suffixText ?? '') + t.slice(l.textSpan.start + l.textSpan.length); texts.set(f, t); versions.set(f, (versions.get(f) ?? 0) + 1); changed.add(f); }
  done++; console.log(`${e.from} → ${e.to}: ${locs.length} in ${byFile.size}`);
}
for (const f of changed) writeFileSync(f, texts.get(f));

console.log(`${done} renamed, ${changed.size} files`); if (failed.length) console.log('FAILED\n' + failed.join('\n'));
