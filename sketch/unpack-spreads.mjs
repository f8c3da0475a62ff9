import ts from 'typescript';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const root = process.argv[2]; const dry = process.argv[3] === '--count';
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
let total = 0; const touched = [];
for (const f of files) {
  let text = readFileSync(join(root, f), 'utf8'); let n = 0;
  for (;;) {
    const sf = ts.createSourceFile(f, text, ts.ScriptTarget.Latest, true, f.endsWith('x') ? ts.ScriptKind.TSX : undefined);
    let edit;
    const strip = (e) => { while (ts.isParenthesizedExpression(e)) e = e.expression; return e; };
    const visit = (node) => {
      if (edit) return;
      if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
        let e = strip(node.expression); let cast = false;
        if (ts.isAsExpression(e) && e.type.getText() === 'const') { /* keep casts */ }
        else if (ts.isObjectLiteralExpression(e)) edit = [node, e.properties];
      }
      if (ts.isSpreadElement(node) && (ts.isArrayLiteralExpression(node.parent) || ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent))) {
        const e = strip(node.expression);
        if (ts.isArrayLiteralExpression(e)) edit = [node, e.elements];
      }
      ts.forEachChild(node, visit);
    };
    visit(sf);
    if (!edit) break;
    const [node, parts] = edit; n++;
    const inner = text.slice(node.expression.getStart() , node.end);
    const open = text.indexOf(parts === undefined ? '' : text[strip(node.expression).getStart()], node.getStart());
    const e = strip(node.expression);
    let body = text.slice(e.getStart() + 1, e.end - 1).trim().replace(/,\s*$/, '');
    if (body === '') { // empty: drop with following comma
      let end = node.end; const m = /^\s*,/.exec(text.slice(end)); if (m) end += m[0].length;
      text = text.slice(0, node.getStart()) + text.slice(end);
    } else text = text.slice(0, node.getStart()) + body + (/\/\/[^\n]*$/.test(body) ? '\n' : '') + text.slice(node.end);
  }
  if (n) { total += n; touched.push(f); if (!dry) writeFileSync(join(root, f), text); }
}
console.log(total, 'spreads in', touched.length, 'files')
