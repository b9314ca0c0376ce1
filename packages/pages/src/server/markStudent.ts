import { PREFIX } from '../platform/session/localStore.ts';

/**
 * The script of a rendered page that runs before its first paint: marks the page of a device with a sign-in, so that what only
 * students see has its place. The content security policy names its hash (`contentSecurityPolicy` of the sandbox).
 */
export const MARK_STUDENT = `try{const s=JSON.parse(localStorage.getItem("${PREFIX}session"));if(s&&localStorage.getItem("${PREFIX}token")&&(s.expiresAt===null||s.expiresAt>Date.now()))document.documentElement.dataset.student=""}catch{}`;
