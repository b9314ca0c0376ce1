import {
  getReply,
  pageComments,
  pageReplies,
  removeComment,
  replyToComment,
  saveComment,
} from '@cloud-school/api-client';
import { COMMENT_ROLES, type CommentRole, toSchoolTime } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { requireSchool } from '../auth/requireSchool.ts';
import { requireStudent } from '../auth/requireStudent.ts';
import { readRecord, readText } from '../http/readField.ts';
import { refuseLong } from '../http/refuseLong.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import { randomHex } from '../randomText.ts';
import { COMMENT_OBJECT_TYPES, type CommentObjectType, type StoredComment } from '../store/Collections.ts';

export const COMMENT_ROUTES: Route[] = [
  route(
    pageComments,
    { example: { object: { kind: 'picture', id: '710301' }, current: 1, size: 10 } },
    (call) => {
      const model = readRecord(call.payload, 'model');
      const all = listComments(call);
      const found = all
        .filter(
          ({ objectId, objectType, topId }) =>
            topId === null &&
            objectId === readText(model, 'commentObjectId') &&
            objectType === readText(model, 'commentObjectType'),
        )
        .sort((one, other) => other.createdAt - one.createdAt);
      return toPage(toCommentRecords(found, all), call.payload);
    },
  ),
  route(pageReplies, { example: { objectId: '710301', topId: 'cm-10001-1' } }, (call) => {
    const model = readRecord(call.payload, 'model');
    const all = listComments(call);
    const replies = listReplies(all, readText(model, 'commentTopId')).filter(
      ({ objectId }) => objectId === readText(model, 'commentObjectId'),
    );
    return toPage(toCommentRecords(replies, all), call.payload);
  }),
  route(getReply, {}, (call) => {
    requireStudent(call);
    const all = listComments(call);
    const found = all.find(({ id }) => id === readText(call.payload, 'id'));
    if (!found) return null;
    const [record] = toCommentRecords([found], all);
    return { ...record, childComments: toCommentRecords(listReplies(all, found.id), all) };
  }),
  route(saveComment, {}, (call) => write(call, null)),
  route(replyToComment, {}, (call) => {
    // The token is checked first, so that visitors do not learn which comments exist.
    requireStudent(call);
    const parent = listComments(call).find(({ id }) => id === readText(call.payload, 'commentParent'));
    if (!parent) throw new RequestError(ERROR_CODES.notFound, '评论不存在或已删除');
    return write(call, parent);
  }),
  route(removeComment, {}, (call) => {
    const student = requireStudent(call);
    const all = listComments(call);
    const found = all.find(({ id }) => id === readText(call.payload, 'id'));
    if (!found) throw new RequestError(ERROR_CODES.notFound, '评论不存在或已删除');
    if (found.authorId !== student.id) throw new RequestError(ERROR_CODES.notAllowed, '只能删除自己的评论');
    for (const { id } of [found, ...listReplies(all, found.id)]) call.store.delete('comments', id);
    return true;
  }),
];

function listComments(call: Call): StoredComment[] {
  const { tenantId } = requireSchool(call);
  return call.store.list('comments').filter((comment) => comment.tenantId === tenantId);
}

/** All replies under a first-level comment, oldest first. */
function listReplies(all: StoredComment[], top: string): StoredComment[] {
  if (top === '') return [];
  return all.filter(({ topId }) => topId === top).sort((one, other) => one.createdAt - other.createdAt);
}

/** Stores a comment. The token decides its author, and the parent decides its object, not the payload. */
function write(call: Call, parent: StoredComment | null) {
  const student = requireStudent(call);
  const content = readText(call.payload, 'commentContent');
  if (content === '') throw new RequestError(ERROR_CODES.badRequest, '请输入内容');
  refuseLong(content, limits.comment, '评论');
  const comment: StoredComment = {
    id: `cm-${randomHex(12)}`,
    tenantId: requireSchool(call).tenantId,
    authorId: student.id,
    authorName: student.nickName || student.realName,
    authorPic: student.avatar,
    role: 'user',
    content,
    ...(parent ? { objectId: parent.objectId, objectType: parent.objectType } : readObject(call)),
    parentId: parent?.id ?? null,
    parentAuthorName: parent?.authorName ?? null,
    repliedUserId: parent?.authorId ?? null,
    topId: parent ? (parent.topId ?? parent.id) : null,
    createdAt: call.now,
  };
  call.store.put('comments', comment.id, comment);
  return toCommentRecords([comment], [])[0];
}

function readObject({ payload }: Call): { objectId: string; objectType: CommentObjectType } {
  const objectId = readText(payload, 'commentObjectId');
  const wanted = readText(payload, 'commentObjectType');
  const objectType = COMMENT_OBJECT_TYPES.find((type) => type === wanted);
  if (objectId === '' || !objectType) throw new RequestError(ERROR_CODES.badRequest, '评论对象不存在');
  return { objectId, objectType };
}

const ROLE_NAMES: Record<CommentRole, string> = { user: '用户', virtual: '虚拟用户' };

function toCommentRecords(comments: StoredComment[], all: StoredComment[]) {
  const counts = new Map<string, number>();
  for (const { topId } of all) if (topId !== null) counts.set(topId, (counts.get(topId) ?? 0) + 1);
  return comments.map((comment) => ({
    id: comment.id,
    commentAuthor: comment.authorId,
    commentAuthorName: comment.authorName,
    commentAuthorPic: comment.authorPic,
    commentAuthorRole: { code: COMMENT_ROLES[comment.role], desc: ROLE_NAMES[comment.role] },
    commentContent: comment.content,
    commentObjectId: comment.objectId,
    commentObjectType: { code: comment.objectType },
    commentParent: comment.parentId,
    commentParentAuthorName: comment.parentAuthorName,
    commentReply: comment.repliedUserId,
    commentTopId: comment.topId,
    createdTime: toSchoolTime(comment.createdAt),
    childrenCount: String(counts.get(comment.id) ?? 0),
  }));
}
