import { createIdempotencyKey, isApiError, saveClue } from '@cloud-school/api-client';
import { ConsultationDialog, type ConsultationFields } from '@cloud-school/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { createDrafts } from '../../platform/session/createDrafts.ts';
import { visitorId } from '../../platform/session/visitorId.ts';
import { useSmsCode } from '../sms/useSmsCode.ts';

/** All consultation buttons open the same form with the same draft (RAIL-05). */
const drafts = createDrafts<ConsultationFields>();
const SUBJECT = 'school';

/** The key of the message that was sent last, as long as nobody knows whether it arrived. */
const openSends = createDrafts<{ message: string; key: string }>();

/** The consultation form, with `content` as its first words; a student's message carries the user id, a visitor's the visitor id (RAIL-05). */
export function Consultation({ onClose, content = '' }: { onClose: () => void; content?: string }) {
  const { brand, client, config, session, device, toasts } = usePortal();
  const reply = config.consultationReply ?? brand.words.consultationReply;
  const userId = useUserId();
  const sms = useSmsCode('visitor-message');
  const [initial] = useState(() => {
    const state = session.get();
    const user = state.kind === 'student' ? state.user : null;
    const draft = drafts.read(session, SUBJECT) ?? { name: user?.name ?? '', phone: user?.mobile ?? '' };
    const written = 'content' in draft ? draft.content : '';
    // What was written before stays, and says nothing twice.
    return written.includes(content)
      ? draft
      : { ...draft, content: [written, content].filter(Boolean).join('\n') };
  });
  const readDraft = () => JSON.stringify(drafts.read(session, SUBJECT));
  const onDraft = useCallback(
    (fields: ConsultationFields) => drafts.keep(session, SUBJECT, fields),
    [session],
  );

  // Computes the fingerprint early, so that sending does not wait for it.
  useEffect(() => {
    if (userId === null) void visitorId(device);
  }, [userId, device]);

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** The form may be closed before the answer, and be open again with other words. */
  async function send({ name, phone, code, content }: ConsultationFields): Promise<string | null> {
    const message = JSON.stringify({ name, phone, content });
    const draft = readDraft();
    const open = openSends.read(session, SUBJECT);
    const key = open?.message === message ? open.key : createIdempotencyKey();
    openSends.keep(session, SUBJECT, { message, key });
    const dropOpenSend = () => {
      if (openSends.read(session, SUBJECT)?.key === key) openSends.drop(session, SUBJECT);
    };
    try {
      const clueId = userId ?? (await visitorId(device));
      await client.call(
        saveClue,
        { clueId, name, mobile: phone, code, content },
        { ...CLICK_CALL, idempotencyKey: key },
      );
    } catch (error) {
      const reason = getErrorMessage(error);
      if (isApiError(error, 'rejected')) dropOpenSend();
      if (!isMounted.current) toasts.show('danger', `提交失败，内容已保留：${reason}`);
      return reason;
    }
    dropOpenSend();
    toasts.show('success', reply ? `提交成功，${reply}` : '提交成功');
    const isDraftSent = readDraft() === draft;
    if (isDraftSent) drafts.drop(session, SUBJECT);
    if (isDraftSent || isMounted.current) onClose();
    return null;
  }

  return (
    <ConsultationDialog
      reply={reply}
      initial={initial}
      onDraft={onDraft}
      onSend={send}
      onSendCode={sms.send}
      getCodeSentAt={sms.getSentAt}
      onClose={onClose}
    />
  );
}
