// Written by `pnpm write elements` from src/specs.
import type { Definition } from '../loader/defineElement.ts';
import { loadBinding } from '../loader/loadBinding.ts';

export const definitions: Readonly<Record<string, Definition>> = {
  'answer-card': { properties: { data: 'tiles', number: 'total current' }, load: () => loadBinding(() => import('./bindings/answer-card.ts')) },
  'review-card': { properties: { data: 'tiles', number: 'current', flag: 'isOnlyMistakes' }, load: () => loadBinding(() => import('./bindings/review-card.ts')) },
  'countdown': { properties: { number: 'endsAt total', text: 'label layout' }, load: () => loadBinding(() => import('./bindings/countdown.ts')) },
  'day-strip': { properties: { data: 'days', text: 'date view now' }, load: () => loadBinding(() => import('./bindings/day-strip.ts')) },
  'week': { properties: { data: 'days', text: 'date now' }, load: () => loadBinding(() => import('./bindings/week.ts')) },
  'month': { properties: { data: 'days', text: 'date now' }, load: () => loadBinding(() => import('./bindings/month.ts')) },
  'lesson-player': { properties: { text: 'label posterUrl captionsUrl offers', data: 'sources chapterMarksMs initialSettings', number: 'startAtMs', flag: 'autoPlay' }, methods: ['seekTo'], load: () => loadBinding(() => import('./bindings/lesson-player.ts')) },
  'audio-player': { properties: { text: 'label src coverUrl', number: 'startAtMs', flag: 'autoPlay', data: 'initialSettings' }, methods: ['seekTo'], load: () => loadBinding(() => import('./bindings/audio-player.ts')) },
  'product-card': { properties: { data: 'product labels' }, load: () => loadBinding(() => import('./bindings/product-card.ts')) },
  'class-card': { properties: { data: 'studentClass', text: 'today' }, load: () => loadBinding(() => import('./bindings/class-card.ts')) },
  'major-card': { properties: { data: 'major', text: 'to' }, load: () => loadBinding(() => import('./bindings/major-card.ts')) },
  'news-list': { properties: { data: 'news', text: 'getLink' }, load: () => loadBinding(() => import('./bindings/news-list.ts')) },
  'notice-list': { properties: { data: 'notices', text: 'getLink', flag: 'isDetailed' }, load: () => loadBinding(() => import('./bindings/notice-list.ts')) },
  'coupon': { properties: { data: 'coupon', text: 'today' }, load: () => loadBinding(() => import('./bindings/coupon.ts')) },
  'certificate': { properties: { data: 'certificate', text: 'schoolName queriedAt', flag: 'isRevealed' }, load: () => loadBinding(() => import('./bindings/certificate.ts')) },
  'lesson-card': { properties: { data: 'activity', text: 'now to' }, load: () => loadBinding(() => import('./bindings/lesson-card.ts')) },
  'short-video-card': { properties: { data: 'video' }, load: () => loadBinding(() => import('./bindings/short-video-card.ts')) },
  'course-review': { properties: { data: 'review', text: 'offers' }, load: () => loadBinding(() => import('./bindings/course-review.ts')) },
  'album-tile': { properties: { data: 'category', text: 'coverUrl size' }, load: () => loadBinding(() => import('./bindings/album-tile.ts')) },
  'comment-thread': { properties: { loadable: 'comments', data: 'replies', text: 'userId now' }, delegatesFocus: false, load: () => loadBinding(() => import('./bindings/comment-thread.ts')) },
  'progress': { properties: { number: 'value', text: 'label valueText tone size', flag: 'hasKnob' }, load: () => loadBinding(() => import('./bindings/progress.ts')) },
  'tag': { properties: { text: 'tone' }, load: () => loadBinding(() => import('./bindings/tag.ts')) },
  'text-field': { properties: { text: 'label hint placeholder size type autoComplete', flag: 'isLabelHidden', number: 'maxLength' }, isField: true, load: () => loadBinding(() => import('./bindings/text-field.ts')) },
  'code-field': { properties: { text: 'label hint placeholder size', flag: 'isLabelHidden', number: 'maxLength sentAt' }, isField: true, load: () => loadBinding(() => import('./bindings/code-field.ts')) },
  'captcha-field': { properties: { loadable: 'captcha' }, isField: true, load: () => loadBinding(() => import('./bindings/captcha-field.ts')) },
  'lookup-form': { properties: { loadable: 'captcha', text: 'kind' }, delegatesFocus: false, load: () => loadBinding(() => import('./bindings/lookup-form.ts')) },
  'consultation-form': { properties: { flag: 'isOpen', data: 'initial', text: 'reply' }, delegatesFocus: false, load: () => loadBinding(() => import('./bindings/consultation-form.ts')) },
};
