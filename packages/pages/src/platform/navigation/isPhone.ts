/** Phones and tablets of both systems, and whatever calls itself mobile; a desktop HarmonyOS does not. */
const PHONE = /Mobi|Android|iPhone|iPad|iPod|IEMobile|BlackBerry|Phone; OpenHarmony/i;

/** Whether a user agent is a mobile device's (CERT-01). */
export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent);
