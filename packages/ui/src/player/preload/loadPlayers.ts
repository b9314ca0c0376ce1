/** The code of a lesson's players. Who fetches it ahead and who renders it share these: a player that is here renders at once. */
export const loadLessonPlayer = async () => (await import('../lesson/LessonPlayer.tsx')).LessonPlayer;
export const loadAudioPlayer = async () => (await import('../audio/AudioPlayer.tsx')).AudioPlayer;
