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

/** Fields of forms and payloads that are not sent, and why. */
const UNSENT: Record<string, string> = {
  'LoginFields.agreed': 'the form sends nothing without it',
  'NoteFields.atMs': 'the moment stands in the text of the note',
  'RegisterFields.agreed': 'the form sends nothing without it',
};

/** Of what a host, a school and a brand set. */
const UNREAD_SETTINGS: Record<string, string> = {
  'Brand.menu': 'spread into the complete brand',
  'Brand.slots': 'spread into the complete brand',
  'BrandArt.kind': 'a prop of the drawing, which chooses among those of its brand',
  'BrandArt.title': 'a prop of the drawing, which draws it itself',
  'BrandTheme.id': 'names the look for a host; nothing of ours tells looks apart',
};

/** Where a field is drawn, decides something, or is sent. */
const SHIPPED =
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

/** Fields of the types that files `declared` hold, with names of the pattern `types`, which no file of `readers` reads. */
interface Check {
  declared: RegExp;
  types?: RegExp;
  readers: RegExp;
  /** Readers that only pass a field on. */
  passedOn?: RegExp;
}

const UI = /^packages\/ui\/src\//;
const ENDPOINTS = /^packages\/api-client\/src\/endpoints\//;
/** A form that makes values of its fields reads them itself; a page reads the fields of the others. */
const OWN_FIELDS = /^(Login|Register)Fields$/;

/** Files that only pass on what a host or a school sets. */
const SETTERS = /\/(readConfig|SchoolSettings)\.tsx?$/;

const CHECKS = {
  entity: { declared: /^packages\/domain\/src\//, readers: SHIPPED },
  field: { declared: UI, types: OWN_FIELDS, readers: UI },
  value: {
    declared: UI,
    types: /Values$|(?<!^Login|^Register|^Sms)Fields$/,
    readers: /^packages\/pages\/src\//,
  },
  payload: { declared: ENDPOINTS, readers: ENDPOINTS },
  setting: {
    declared: /(^|\/)(PortalConfig|SchoolSettings|BrandTheme|Brand)\.ts$/,
    types: /^(PortalConfig|SchoolSettings|BrandTheme|BrandArt|Brand|BrandWords|BrandCapabilities)$/,
    readers: SHIPPED,
    passedOn: SETTERS,
  },
} satisfies Record<string, Check>;

/** The unread fields of each check, as `Type.field`. */
function findUnread() {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects();
    if (!project) throw new Error('TypeScript opened no project.');
    const { program, checker } = project;
    const files = program.getSourceFileNames().flatMap((file) => {
      const path = file.startsWith(root) ? file.slice(root.length) : '';
      const source = SHIPPED.test(path) && !NOT_SHIPPED.test(path) ? program.getSourceFile(file) : undefined;
      return source ? [{ path, source, nodes: [...nodesIn(source)] }] : [];
    });

    const reads = files.map(({ path, nodes }) => {
      const accesses = nodes.filter(isPropertyAccessExpression).map(({ name }) => name);
      const symbols = accesses.length > 0 ? checker.getSymbolAtLocation(accesses) : [];
      // The name in a pattern is a new variable: the field is one of the type that the pattern takes apart.
      const taken = nodes.filter(isObjectBindingPattern).flatMap((pattern) => {
        const type = checker.getTypeAtLocation(pattern);
        return pattern.elements.flatMap<TypeSymbol | undefined>(
          ({ propertyName, name, dotDotDotToken: isRest }) => {
            // What an endpoint does not rename it spreads into its payload.
            if (type && isRest && ENDPOINTS.test(path)) return checker.getPropertiesOfType(type);
            const field = propertyName ?? name;
            return type && field && isIdentifier(field) ? [checker.getPropertyOfType(type, field.text)] : [];
          },
        );
      });
      return { path, keys: [...symbols, ...taken].flatMap(declarationsOf) };
    });

    const find = ({ declared, types = /./, readers, passedOn }: Check): string[] => {
      const read = new Set(
        reads.flatMap(({ path, keys }) => (readers.test(path) && !passedOn?.test(path) ? keys : [])),
      );
      return files
        .filter(({ path }) => declared.test(path))
        .flatMap(({ source, nodes }) =>
          nodes
            .filter((node) => isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))
            .filter(({ name }) => types.test(name.text))
            .flatMap((type) =>
              [...nodesIn(type)].filter(isPropertySignatureDeclaration).flatMap(({ name }) => {
                const isRead = declarationsOf(checker.getSymbolAtLocation(name)).some((key) => read.has(key));
                return isRead ? [] : [`${type.name.text}.${name.getText(source)}`];
              }),
            ),
        );
    };
    return {
      entity: find(CHECKS.entity),
      setting: find(CHECKS.setting),
      sent: [CHECKS.field, CHECKS.value, CHECKS.payload].flatMap(find),
    };
  } finally {
    api.close();
  }
}

test('each field is read by what it is for', { timeout: 300_000 }, () => {
  const { entity, setting, sent } = findUnread();
  const unread = entity.filter((field) => !Object.hasOwn(UNREAD_TYPES, field.split('.')[0] ?? ''));
  expect(unread.toSorted(), 'a screen, a page or an engine').toEqual(Object.keys(UNREAD).toSorted());
  expect(setting.toSorted(), 'what a host, a school or a brand sets').toEqual(
    Object.keys(UNREAD_SETTINGS).toSorted(),
  );
  expect(sent.toSorted(), 'a page or a payload').toEqual(Object.keys(UNSENT).toSorted());
});
