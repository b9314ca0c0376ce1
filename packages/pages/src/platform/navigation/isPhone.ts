/** Phones, tablets and any other user agent that contains 'Mobi'; HarmonyOS only where it runs on a phone. */
const PHONE = /Mobi|Android|iPhone|iPad|iPod|IEMobile|BlackBerry|Phone; OpenHarmony/i;

/** Whether a user agent belongs to a mobile device (CERT-01). */
export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent);
