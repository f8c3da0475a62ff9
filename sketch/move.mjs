// usage: node move.mjs ROOT moves.json : moves files and rewrites everything that names them
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
const root = resolve(process.argv[2]);
const moves = JSON.parse(readFileSync(process.argv[3], 'utf8'));
const git = (...a) => execFileSync('git', a, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const files = git('ls-files').split('\n').filter(Boolean);
const set = new Set(files);
for (const [a] of Object.entries(moves)) if (!set.has(a)) { console.error('missing', a); delete moves[a]; }
const targets = new Map();
for (const [a, b] of Object.entries(moves)) {
  if (targets.has(b)) throw new Error(`twice ${b}`); targets.set(b, a);
  if (set.has(b) && !moves[b]) throw new Error(`taken ${b}`);
}
const dirs = new Set(); for (const f of files) { let d = posix.dirname(f); while (d !== '.') { dirs.add(d); d = posix.dirname(d); } }
const after = (f) => moves[f] ?? f;
// folders all of whose files moved to one folder
const dirMoves = {};
for (const d of dirs) {
  const inside = files.filter((f) => f.startsWith(d + '/'));
  const first = inside.map((f) => after(f)); 
  const cand = first[0].endsWith(inside[0].slice(d.length)) ? first[0].slice(0, -inside[0].slice(d.length).length) : undefined;
  if (cand && cand !== d && inside.every((f) => after(f) === cand + f.slice(d.length))) dirMoves[d] = cand;
}
const rel = (fromFile, to) => { let r = posix.relative(posix.dirname(fromFile), to); if (!r.startsWith('.')) r = './' + r; return r; };
const texty = /\.(ts|tsx|mjs|cjs|js|css|json|md|html|yml|yaml|sh)$|^\.ci\/run$|Dockerfile|ignore$/;
const skip = /package-lock\.json$|^sync-server\/migrations\//;
let changed = 0; const loose = [];
const shared = 'shared/src/';
for (const f of files) {
  if (!texty.test(f) || skip.test(f)) continue;
  const old = readFileSync(join(root, f), 'utf8'); let text = old;
  const isCode = /\.(ts|tsx|mjs|cjs|js|css)$/.test(f);
  if (isCode) {
    text = text.replace(/(['"`])(\.\.?\/[^'"`\n${}]*|\.\.)\1/g, (all, q, spec, offset) => {
      const query = spec.match(/[?#].*$/)?.[0] ?? ''; const bare = spec.slice(0, spec.length - query.length);
      const target = posix.normalize(posix.join(posix.dirname(f), bare)).replace(/\/$/, '');
      if (set.has(target)) return q + rel(after(f), after(target)) + query + q;
      if ((dirs.has(target) || target === '.') && moves[f]) {
        const before = text.slice(Math.max(0, offset - 30), offset);
        if (/URL\($/.test(before) || /glob\($/.test(before)) {
          const r = posix.relative(posix.dirname(after(f)), dirMoves[target] ?? target) || '.';
          return q + (r.startsWith('.') ? r : './' + r) + (bare.endsWith('/') ? '/' : '') + q;
        }
        if (bare !== '..' && bare !== './' ) loose.push(`${f}: ${spec}`);
      } else if (moves[f] && dirs.has(posix.dirname(target)) && /URL\($/.test(text.slice(Math.max(0, offset - 30), offset))) {
        const r = posix.relative(posix.dirname(after(f)), target); loose.push(`${f}: URL ${spec} rewritten`);
        return q + (r.startsWith('.') ? r : './' + r) + q;
      }
      return all;
    });
    text = text.replace(/@spmb\/shared\/([\w./-]+)/g, (all, p) => (set.has(shared + p) && moves[shared + p] ? '@spmb/shared/' + after(shared + p).slice(shared.length) : all));
  }
  // whole paths in words and settings
  text = text.replace(/(?<![\w./-])((?:shared|sync-server|pwa|e2e|integration|bench|tools|deploy|docs)\/[\w./-]*[\w-])/g, (all) => moves[all] ?? dirMoves[all] ?? all);
  text = text.replace(/(?<![\w./-])(src\/[\w./-]*[\w-])/g, (all) => { // paths within a package
    const pkg = f.split('/')[0]; const hit = moves[`${pkg}/${all}`] ?? dirMoves[`${pkg}/${all}`]; return hit && hit.startsWith(pkg + '/') ? hit.slice(pkg.length + 1) : all; });
  if (text !== old) { writeFileSync(join(root, f), text); changed++; }
}
for (const [a, b] of Object.entries(moves)) { mkdirSync(dirname(join(root, b)), { recursive: true }); git('mv', a, b); }
console.log(`moved ${Object.keys(moves).length}, rewrote ${changed}`);
if (loose.length) console.log('look at:\n' + loose.join('\n'));
