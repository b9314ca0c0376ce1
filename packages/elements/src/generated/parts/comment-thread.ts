// Written by `pnpm write elements` from src/specs.
import { CommentThreadPart } from '../../parts/CommentThreadPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: CommentThreadPart,
  properties: {"comments":"loadable","replies":"data","userId":"text","now":"moment"},
  needed: [],
  events: {"onDelete":["delete","comment"],"onReplies":["replies","comment"],"onPage":["page","page"]},
  requests: {"onSend":{"event":["send","content"],"refusal":{"isSent":false,"reason":"系统繁忙，请稍后再试"}},"onReply":{"event":["reply","comment","content"],"refusal":{"isSent":false,"reason":"系统繁忙，请稍后再试"}}},
  offered: [],
  isField: false,
  isInline: false,
};
