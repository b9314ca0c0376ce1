// Written by `pnpm write elements` from src/specs.
import { CommentThreadPart } from '../../parts/CommentThreadPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CommentThreadPart,
  properties: {"comments":"loadable","replies":"data","userId":"text","now":"moment"},
  required: [],
  events: {"onDelete":["delete","comment"],"onReplies":["replies","comment"],"onPage":["page","page"]},
  requests: {"onSend":{"event":["send","content"],"fallback":{"isSent":false,"reason":"系统繁忙，请稍后再试"}},"onReply":{"event":["reply","comment","content"],"fallback":{"isSent":false,"reason":"系统繁忙，请稍后再试"}}},
  offered: [],
  isInline: false,
};
