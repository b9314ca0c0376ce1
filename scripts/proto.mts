import { API } from 'typescript/unstable/sync';
import { SyntaxKind as K } from 'typescript/unstable/ast';
const t0 = performance.now();
const root = process.cwd() + '/';
const api = new API({ cwd: root } as any);
const snap = api.updateSnapshot({ openProjects: [root + 'tsconfig.json'] } as any);
const { program, checker } = snap.getProjects()[0]!;
console.log('open', performance.now() - t0);
const names = program.getSourceFileNames();
const domainFiles = names.filter((f) => f.startsWith(root + 'packages/domain/src/') && !/\/testing\/|\.test\./.test(f));
const fields = new Map<string, string>(); // decl key -> Entity.field
const keyOf = (path: string, pos: number) => path.toLowerCase() + ':' + pos;
let declNodes: any[] = [];
for (const f of domainFiles) {
  const sf = program.getSourceFile(f)!;
  const visit = (n: any, owner: string) => {
    if (n.kind === K.InterfaceDeclaration || n.kind === K.TypeAliasDeclaration) owner = n.name.text;
    if (n.kind === K.PropertySignature && owner) { fields.set(owner + '.' + n.name.text + '@' + f.slice(root.length), ''); declNodes.push({ n, owner, f }); }
    n.forEachChild((c: any) => visit(c, owner));
  };
  sf.forEachChild((n: any) => { if ([K.InterfaceDeclaration, K.TypeAliasDeclaration].includes(n.kind)) visit(n, ''); });
}
console.log(declNodes.length, 'fields');
const byDecl = new Map<any, any>();
const read = new Set<any>();
for (const d of declNodes) byDecl.set(d.n, d);
const users = names.filter((f) => /\/(packages\/(ui|pages|engine|domain)|apps\/[^/]+)\/src\//.test(f.slice(root.length - 1)) && !/\/testing\/|\.(test|stories|samples|notes)\.|node_modules/.test(f));
const note = (sym: any) => { for (const h of sym?.declarations ?? []) { if (!String(h.path).includes('/domain/src/')) continue; const k = h.path + '#' + h.index; read.add(k); } };
let n1 = 0;
for (const f of users) {
  const sf = program.getSourceFile(f)!;
  const acc: any[] = [], pats: any[] = [];
  const visit = (n: any) => {
    if (n.kind === K.PropertyAccessExpression) acc.push(n.name);
    if (n.kind === K.ObjectBindingPattern) pats.push(n);
    n.forEachChild(visit);
  };
  visit(sf);
  n1 += acc.length;
  if (acc.length) for (const s of checker.getSymbolAtLocation(acc)) note(s);
  if (pats.length) {
    const types = checker.getTypeAtLocation(pats);
    pats.forEach((p, i) => { if (!types[i]) return; for (const e of p.elements) { const nm = (e.propertyName ?? e.name); if (nm.kind === K.Identifier || nm.kind === K.StringLiteral) if (!e.dotDotDotToken) note(checker.getPropertyOfType(types[i]!, nm.text)); } });
  }
}
console.log('scan', performance.now() - t0, users.length, n1, read.size);
for (const d of declNodes) {
  const sym: any = checker.getSymbolAtLocation(d.n.name);
  const ks = (sym?.declarations ?? []).map((h: any) => h.path + '#' + h.index);
  if (!ks.some((k: string) => read.has(k))) console.log('unread', d.owner + '.' + d.n.name.text, d.f.slice(root.length));
}
console.log(performance.now() - t0);
api.close();
