import {
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** A host that draws this screen itself has it. */
const LISTED = 'the specification lists it for the screen; ours does not show it';
/** A generic function reads it, which this test cannot see. */
const KEYED = 'read by withKeys, for the keys of a list';

/** Types that no screen, page or engine reads a field of, and why they are parsed. */
const UNREAD_TYPES: Record<string, string> = {
  ClassPeriod: 'the specification names the call; no screen of it shows its answer',
  Classmate: 'only counted',
  ContentOperation: 'the specification names the call; no screen of it shows its answer',
  EducationalInstitution: 'spread into its link',
  RolePack: 'the specification names the call; no screen of it shows its answer',
  SchoolInformation: 'the specification names the call; no screen of it shows its answer',
  SubQuestionTraits: 'read by the parser of questions',
};

/** Fields that no screen, page or engine reads, and why they are parsed. */
const UNREAD: Record<string, string> = {
  'ActivityContent.coverUrl': LISTED,
  'ActivityContent.isRequired': LISTED,
  'AlbumCategory.count': LISTED,
  'Announcement.id': 'its path is made of the item as a whole',
  'Banner.id': LISTED,
  'BusinessSchool.certificationOrganizations': 'read by its shape (isPartnerSchool)',
  'BusinessSchool.id': 'read by its shape (isPartnerSchool)',
  'BusinessSchool.name': LISTED,
  'BusinessSchool.serviceAttributes': LISTED,
  'CertificationOrganization.id': KEYED,
  'Classroom.studyTime': LISTED,
  'Comment.objectId': LISTED,
  'Comment.objectKind': LISTED,
  'Comment.repliedUserId': LISTED,
  'Comment.replies': 'the page of replies brings them',
  'Completion.tenantId': 'kept with the attempt that a later visit reports',
  'Coupon.id': KEYED,
  'FinishResult.answeredCount': 'hosts show it; the finished screen counts the journal',
  'HotMajor.seq': 'the parser sorts by it',
  'NoteCounts.own': LISTED,
  'Page.current': 'the page that was asked for is known',
  'Page.size': 'as above',
  'Paper.description': LISTED,
  'Product.id': KEYED,
  'ServiceContact.id': LISTED,
  'StudentClass.tenantId': LISTED,
  'StudyCourse.endsAt': LISTED,
  'StudyCourse.introduction': LISTED,
  'StudyCourse.startsAt': LISTED,
  'StudyCourse.studentCount': LISTED,
};

const DOMAIN = /^packages\/domain\/src\//;
/** Where a field is drawn, decides something, or goes back to the server. */
const READERS =
  /^(packages\/(ui|pages|engine|domain)\/src|packages\/api-client\/src\/endpoints|apps\/[^/]+\/src)\//;
const NOT_SHIPPED = /\/testing\/|\.(test|stories|samples|notes)\.tsx?$/;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

const declarationsOf = (symbol: TypeSymbol | undefined): string[] =>
  (symbol?.declarations ?? []).map(({ path, index }) => `${path}#${index}`);

/** The fields of the types of `packages/domain` that nothing shipped reads, as `Type.field`. */
function findUnread(): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects();
    if (!project) throw new Error('TypeScript opened no project.');
    const { program, checker } = project;
    const list = (pattern: RegExp) =>
      program.getSourceFileNames().flatMap((file) => {
        const path = file.startsWith(root) ? file.slice(root.length) : '';
        const source =
          pattern.test(path) && !NOT_SHIPPED.test(path) ? program.getSourceFile(file) : undefined;
        return source ? [source] : [];
      });

    const read = new Set<string>();
    for (const source of list(READERS)) {
      const nodes = [...nodesIn(source)];
      const accesses = nodes.filter(isPropertyAccessExpression).map(({ name }) => name);
      for (const symbol of accesses.length > 0 ? checker.getSymbolAtLocation(accesses) : []) {
        for (const key of declarationsOf(symbol)) read.add(key);
      }
      // The name in a pattern is a new variable: the field is one of the type that the pattern takes apart.
      for (const pattern of nodes.filter(isObjectBindingPattern)) {
        const type = checker.getTypeAtLocation(pattern);
        for (const { propertyName, name } of type ? pattern.elements : []) {
          const field = propertyName ?? name;
          if (!type || !field || !isIdentifier(field)) continue;
          for (const key of declarationsOf(checker.getPropertyOfType(type, field.text))) read.add(key);
        }
      }
    }

    return list(DOMAIN).flatMap((source) =>
      [...nodesIn(source)]
        .filter((node) => isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))
        .flatMap((type) =>
          [...nodesIn(type)].filter(isPropertySignatureDeclaration).flatMap(({ name }) => {
            const isRead = declarationsOf(checker.getSymbolAtLocation(name)).some((key) => read.has(key));
            return isRead ? [] : [`${type.name.text}.${name.getText(source)}`];
          }),
        ),
    );
  } finally {
    api.close();
  }
}

test('each field of an entity is read by a screen, a page or an engine', { timeout: 300_000 }, () => {
  const unread = findUnread().filter((field) => !Object.hasOwn(UNREAD_TYPES, field.split('.')[0] ?? ''));
  expect(unread.toSorted()).toEqual(Object.keys(UNREAD).toSorted());
});
